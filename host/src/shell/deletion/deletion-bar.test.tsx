import { withdrawDeletion } from '@boekwerk/shared/contract/account-deletion';
import { getUser } from '@boekwerk/shared/contract/users';
import { describeSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aUser, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { DeletionBar } from './deletion-bar';

const api = fakeApi();
signedIn();

const LEAVING = aUser({ deletion_due_on: '2026-12-10' });
const bar = () => screen.queryByRole('region', { name: 'Je account wordt verwijderd' });

function open(user = LEAVING) {
  api.on(getUser, () => user);
  describeSession({ user });
  return renderScreen(<DeletionBar />, { path: '/dashboard' });
}

describe('the bar of an account that waits to be deleted', () => {
  it('is not there, and asks nothing, for everybody else', () => {
    open(aUser());
    expect(bar()).not.toBeInTheDocument();
    expect(api.calls(getUser)).toEqual([]);
  });

  it('says until when it can be taken back, and does so', async () => {
    const { user } = open();
    expect(bar()).toHaveTextContent('Tot en met 10-12-2026 kun je dat terugnemen.');
    api.on(withdrawDeletion, () => aUser());
    await user.click(screen.getByRole('button', { name: 'Account houden' }));
    expect(await screen.findByText('Je account blijft bestaan')).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
  });

  it('leaves the focus on the page when it goes', async () => {
    api.on(getUser, () => LEAVING);
    api.on(withdrawDeletion, () => aUser());
    describeSession({ user: LEAVING });
    const page = (
      <>
        <DeletionBar />
        <main>
          <h1>Dashboard</h1>
        </main>
      </>
    );
    const { user } = renderScreen(page, { path: '/dashboard' });
    await user.click(screen.getByRole('button', { name: 'Account houden' }));
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  });

  it('stays when that fails, and says so', async () => {
    const { user } = open();
    api.fail(withdrawDeletion, 500, { message: 'Er ging iets mis. Probeer het opnieuw.' });
    await user.click(screen.getByRole('button', { name: 'Account houden' }));
    expect(await screen.findByText(/Er ging iets mis/)).toBeVisible();
    expect(bar()).toBeVisible();
  });

  it('goes when it was taken back elsewhere, once the tab is in front again', async () => {
    open();
    await waitFor(() => expect(api.calls(getUser)).toHaveLength(1));
    api.on(getUser, () => aUser());
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  });

  it('has no button in the books of a client, where nobody changes their own account', () => {
    describeSession({ is_impersonating: true });
    open();
    expect(bar()).toHaveTextContent('zodra je terug bent in je kantoor');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
