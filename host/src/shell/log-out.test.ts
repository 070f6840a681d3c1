import { logout } from '@boekwerk/shared/contract/auth';
import { keepDraft } from '@boekwerk/shared/session/drafts';
import { whenLoggedOutElsewhere } from '@boekwerk/shared/session/log-out-elsewhere';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { logOut } from './log-out';

const api = fakeApi();
signedIn();

describe('logging out', () => {
  it('ends the session, wipes the drafts and tells the other tabs who it was', async () => {
    api.on(logout, () => null);
    keepDraft('invoice', { description: 'Brood' });
    const told = new Promise<number>((resolve) => {
      const stop = whenLoggedOutElsewhere((user_id) => {
        stop();
        resolve(user_id);
      });
    });
    await logOut();
    expect(currentSession().token).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(await told).toBe(1);
    expect(api.calls(logout)).toHaveLength(1);
  });

  it('does so as well when the server cannot be told', async () => {
    api.fail(logout, 503);
    await logOut();
    expect(currentSession().token).toBeNull();
  });
});
