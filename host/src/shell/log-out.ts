import { call } from '@boekwerk/shared/api-client/call';
import { logout } from '@boekwerk/shared/contract/auth';
import { announceLogOut } from '@boekwerk/shared/session/log-out-elsewhere';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { leaveLoggedOut } from '../start/leave-logged-out';

/** Ends the session here, in other tabs and at the server, forgets what it left in the browser, and starts afresh. */
export async function logOut(): Promise<void> {
  const { user } = currentSession();
  // A server that cannot be told ends the session itself; nobody stays signed in for that.
  await call(logout, {}).catch(() => null);
  // Not before: this tab hears it as well, and would leave in the middle of the call.
  if (user) announceLogOut(user.id);
  leaveLoggedOut();
}
