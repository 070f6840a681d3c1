import { forgetDrafts } from '@boekwerk/shared/session/drafts';
import { endSession } from '@boekwerk/shared/session/session-store';

/** Forgets what somebody who logs out left in this tab, and starts afresh. */
export function leaveLoggedOut(): void {
  forgetDrafts();
  endSession();
  window.location.replace('/');
}
