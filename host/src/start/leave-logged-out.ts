import { deleteDrafts } from '@boekwerk/shared/session/drafts';
import { endSession } from '@boekwerk/shared/session/session-store';

const KEY = 'boekwerk.logged-out';

/** Whether the user logged out in this tab: then it does not join the session of another tab by itself. */
export const hasLoggedOut = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Clears what the session left in this tab, and with that leaves for the sign-in page. */
export function leaveLoggedOut(): void {
  deleteDrafts();
  endSession();
  sessionStorage.setItem(KEY, 'yes');
}
