import { call } from '@boekwerk/shared/api-client/call';
import { logout } from '@boekwerk/shared/contract/auth';
import { deleteFileDrafts } from '@boekwerk/shared/session/file-drafts';
import { announceLogOut } from '@boekwerk/shared/session/log-out-elsewhere';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { leaveLoggedOut } from '../start/leave-logged-out';
import { deleteSharedFiles } from '../upload/shared-files';

/** Ends the session here, in other tabs and at the server, clears its traces in the browser, and loads a new page. */
export async function logOut(): Promise<void> {
  const { user } = currentSession();
  // When the server cannot be reached the session expires there; the browser signs out all the same.
  await Promise.all([
    call(logout, {}).catch(() => null),
    deleteFileDrafts(),
    deleteSharedFiles().catch(() => {}),
  ]);
  // Not earlier: this tab hears it as well, and would navigate away during the call.
  if (user) announceLogOut(user.id);
  leaveLoggedOut();
}
