import { Notice } from '@boekwerk/shared/plain';
import { useLocation } from '@boekwerk/shared/router';
import type { LoginNotice } from '../login-notice';
import { texts } from './texts';

/** What brought the visitor here: a changed password, a link that no longer works. */
export function ArrivalNotice() {
  const notice = noticeIn(useLocation().state);
  if (notice === null) return null;
  const [title, text] = texts.notices[notice];
  return (
    <Notice tone={notice === 'activationFailed' ? 'red' : 'green'}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </Notice>
  );
}

/** The browser keeps this state over releases, so it may be of any kind. */
function noticeIn(state: unknown): LoginNotice | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  const { notice } = state;
  return typeof notice === 'string' && Object.hasOwn(texts.notices, notice)
    ? (notice as LoginNotice)
    : null;
}
