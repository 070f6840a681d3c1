import { call } from '@boekwerk/shared/api-client/call';
import { logout } from '@boekwerk/shared/contract/auth';
import { forgetDrafts } from '@boekwerk/shared/session/drafts';
import { endSession } from '@boekwerk/shared/session/session-store';

/** Ends the session here and at the server, forgets what it left in the browser, and starts afresh. */
export async function logOut(): Promise<void> {
  // A server that cannot be told ends the session itself; nobody stays signed in for that.
  await call(logout, {}).catch(() => null);
  forgetDrafts();
  endSession();
  window.location.replace('/');
}
