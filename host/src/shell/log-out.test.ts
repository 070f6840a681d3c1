import { logout } from '@boekwerk/shared/contract/auth';
import { saveDraft } from '@boekwerk/shared/session/drafts';
import { onLoggedOutElsewhere } from '@boekwerk/shared/session/log-out-elsewhere';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { logOut } from './log-out';

const api = fakeApi();
signedIn();

/** Done when all that was said on channels until now has been heard. */
function channelIsRead(): Promise<unknown> {
  const [ear, mouth] = [new BroadcastChannel('test'), new BroadcastChannel('test')];
  const heard = new Promise((resolve) => {
    ear.onmessage = resolve;
  });
  mouth.postMessage('');
  return heard.finally(() => {
    ear.close();
    mouth.close();
  });
}

describe('logging out', () => {
  it('ends the session, wipes the drafts and tells the other tabs who it was', async () => {
    api.on(logout, () => null);
    saveDraft('invoice', { description: 'Brood' });
    const told = new Promise<number>((resolve) => {
      const stop = onLoggedOutElsewhere((user_id) => {
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

  it('leaves once: by the time this tab hears of it, nobody is signed in any more', async () => {
    api.on(logout, async () => {
      await channelIsRead();
      return null;
    });
    const heard = new Promise<unknown>((resolve) => {
      const stop = onLoggedOutElsewhere(() => {
        stop();
        resolve(currentSession().user);
      });
    });
    await logOut();
    expect(await heard).toBeNull();
  });

  it('does so as well when the server cannot be told', async () => {
    api.fail(logout, 503);
    await logOut();
    expect(currentSession().token).toBeNull();
  });

  it('does so as well on a line on which no answer comes', async () => {
    jest.useFakeTimers();
    api.on(logout, () => new Promise<never>(() => {}));
    void logOut();
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(currentSession().token).toBeNull();
  });
});
