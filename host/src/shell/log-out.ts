import { call } from '@boekwerk/shared/api-client/call';
import { logout } from '@boekwerk/shared/contract/auth';
import { deleteFileDrafts } from '@boekwerk/shared/session/file-drafts';
import { announceLogOut } from '@boekwerk/shared/session/log-out-elsewhere';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { leaveLoggedOut } from '../start/leave-logged-out';
import { deleteSharedFiles } from '../upload/shared-files';

/** Who leaves a computer that others use looks no longer whether it went well. */
const PATIENCE_MS = 5000;

/** Ends the session here, in other tabs and at the server, clears its traces in the browser, and loads a new page. */
export async function logOut(): Promise<void> {
  const { user } = currentSession();
  // When the server cannot be reached the session expires there; the browser signs out all the same.
  const isTold = call(logout, {}).catch(() => null);
  const isLate = new Promise((late) => setTimeout(late, PATIENCE_MS));
  await Promise.all([
    Promise.race([isTold, isLate]),
    deleteFileDrafts(),
    deleteSharedFiles().catch(() => {}),
  ]);
  // Not earlier: this tab hears it as well, and would navigate away during the call.
  if (user) announceLogOut(user.id);
  leaveLoggedOut();
}
