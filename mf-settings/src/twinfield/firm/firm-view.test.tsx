import { getAccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import {
  authorizeTwinfield,
  createCredentials,
  listCredentials,
  updateCredentials,
} from '@boekwerk/shared/contract/bookkeeping/credentials';
import { aConnection } from '@boekwerk/shared/testing/a-connection';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { aTask, notLinked, someCredentials } from '../testing/answers';
import { TwinfieldPage } from '../twinfield-page';

const PATH = '/settings/company/twinfield';
/** What the package's page adds when it sends the browser back. */
const CONSENT = `${PATH}?code=geheim&state=verzegeld`;

const api = fakeApi();
signedIn({ type: 1 });
beforeEach(() => {
  api.on(checkConnection, () => aConnection({ office: null }));
  api.on(listCredentials, () => [someCredentials()]);
  // An address that jsdom can go to.
  api.on(authorizeTwinfield, () => ({ data: '#toestemming' }));
});
afterEach(() => window.history.replaceState(null, '', '/'));

function open(at = PATH) {
  window.history.replaceState(null, '', at);
  const page = (
    <main>
      <TwinfieldPage />
    </main>
  );
  return renderScreen(page, { path: PATH, at });
}

describe('/settings/company/twinfield of a firm', () => {
  it('lists the linked organisations with how each stands, and asks consent anew for the one that is chosen', async () => {
    api.on(listCredentials, () => [
      someCredentials({ is_connected: false }),
      someCredentials({ id: 4, organization: { code: 'TULIP', name: 'TULIP' } }),
    ]);
    const { user } = open();
    const visser = await screen.findByRole('row', { name: /Visser \(VISSER\)/ });
    expect(within(visser).getByText('Verbroken')).toBeVisible();
    expect(within(visser).getByText('Ruud Visser')).toBeVisible();
    expect(within(visser).getByText('01-03-2026 12:30')).toBeVisible();
    const tulip = screen.getByRole('row', { name: /TULIP/ });
    expect(within(tulip).getByText('Gekoppeld')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Opnieuw koppelen: Visser (VISSER)' }));
    expect(api.calls(authorizeTwinfield)[0]?.query).toEqual({ credentials_id: 3 });
    expect(window.location.hash).toBe('#toestemming');
    await user.click(screen.getByRole('button', { name: 'Nieuw' }));
    expect(api.calls(authorizeTwinfield)[1]?.query).toEqual({});
  });

  it('invites a firm that has none to link the first one', async () => {
    api.on(checkConnection, () => notLinked());
    api.on(listCredentials, () => []);
    const { user } = open();
    expect(await screen.findByText('Je kantoor is nog niet gekoppeld')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Koppel Twinfield' }));
    expect(api.calls(authorizeTwinfield)[0]?.query).toEqual({});
    expect(window.location.hash).toBe('#toestemming');
  });

  it('takes the consent out of the address before it hands it over, and says how far and how it ended', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: /Opnieuw koppelen/ }));
    unmount();
    const asked: string[] = [];
    api.on(updateCredentials, () => {
      asked.push(window.location.search);
      return aTask({ kind: 'relink', state: 'queued', progress: 0 });
    });
    const task = aTask({ kind: 'relink' });
    api.on(getAccountingTask, () => task);
    const { address } = open(CONSENT);
    expect(await screen.findByText('De organisatie wordt opnieuw gekoppeld.')).toBeVisible();
    expect(asked).toEqual(['']);
    expect(address()).toBe(PATH);
    expect(api.calls(updateCredentials)[0]?.body).toEqual({
      id: 3,
      code: 'geheim',
      state: 'verzegeld',
    });
    Object.assign(task, { state: 'done', progress: 100 });
    expect(await screen.findByText('De organisatie is opnieuw gekoppeld')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says why an organisation could not be linked: at once, or after a while', async () => {
    api.fail(createCredentials, 422, {
      errors: { state: ['Deze toestemming is verlopen. Klik opnieuw op Koppel Twinfield.'] },
    });
    const { unmount } = open(CONSENT);
    expect(await screen.findByText(/Deze toestemming is verlopen/)).toBeVisible();
    unmount();

    const task = aTask({ kind: 'link', state: 'failed', message: 'Al van een ander kantoor.' });
    api.on(createCredentials, () => aTask({ kind: 'link' }));
    api.on(getAccountingTask, () => task);
    const { user } = open(CONSENT);
    expect(await screen.findByText(/Al van een ander kantoor/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByText(/Al van een ander kantoor/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is calm about a user who gave no consent, and hands nothing over', async () => {
    const { address } = open(`${PATH}?error=access_denied&state=verzegeld`);
    expect(
      await screen.findByText(/geen toestemming gegeven. Er is niets veranderd/),
    ).toBeVisible();
    expect(await screen.findByText('Gekoppeld')).toBeVisible();
    expect(address()).toBe(PATH);
    expect(api.calls(createCredentials)).toEqual([]);
  });
});
