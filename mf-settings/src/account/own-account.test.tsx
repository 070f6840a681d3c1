import { switchRelation } from '@boekwerk/shared/contract/auth';
import { getUser } from '@boekwerk/shared/contract/users';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, aUser, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { ProfilePage } from './profile/profile-page';
import { SecurityPage } from './security/security-page';

// Nobody answers but where said: a page that asked for anything else would fail.
const api = fakeApi();
signedIn();
beforeEach(() => {
  startSession(aToken(), true);
  describedAs({}, { original: { id: 3, name: 'Kantoor Visser', is_owner: true } });
});

describe('the own account, from inside a client’s books', () => {
  it('is not shown or asked for, and tells where it can be changed', async () => {
    renderScreen(<SecurityPage />);
    expect(await screen.findByText(/Je eigen account wijzig je daarbuiten/)).toBeVisible();
    expect(screen.queryByText('Tweestapsverificatie')).not.toBeInTheDocument();
  });

  it('leads back to the own office, on this very page', async () => {
    const path = '/settings/account/profile';
    const { user, address } = renderScreen(<ProfilePage />, { path });
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 3 }) }));
    api.on(getUser, () => aUser());
    await user.click(await screen.findByRole('button', { name: 'Terug naar Kantoor Visser' }));
    await waitFor(() => expect(currentSession().relation_id).toBe(3));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 3, impersonate: false });
    expect(address()).toBe(path);
  });

  it('stays in the menu, while other administrations leave it', () => {
    deploy();
    renderScreen(<ProfilePage />);
    expect(screen.getByRole('link', { name: 'Wachtwoord' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bedrijfsgegevens' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Overzicht' })).not.toBeInTheDocument();
  });
});
