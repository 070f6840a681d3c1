import { deleteDrafts } from '@boekwerk/shared/session/drafts';
import { endSession } from '@boekwerk/shared/session/session-store';

const KEY = 'boekwerk.logged-out';

/** Whether somebody logged out in this tab: it does not go on in the session of another one by itself. */
export const hasLoggedOut = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Forgets what somebody who logs out left in this tab, and starts afresh. */
export function leaveLoggedOut(): void {
  deleteDrafts();
  endSession();
  sessionStorage.setItem(KEY, 'yes');
  window.location.replace('/');
}
