import { Notice } from '@boekwerk/shared/plain';
import { useLocation } from '@boekwerk/shared/router';
import { lastSessionEnd, type SessionEnd } from '@boekwerk/shared/session/session-end';
import type { LoginNotice } from '../login-notice';
import { texts } from './texts';

type Words = readonly [title: string, text: string];

/** What brought the visitor here: a changed password, a link that no longer works, a session that ended. */
export function ArrivalNotice() {
  const notice = noticeIn(useLocation().state);
  const end = lastSessionEnd();
  const words = notice ? texts.notices[notice] : end && wordsOf(end);
  if (words === null) return null;
  const [title, text] = words;
  const isGood = notice !== null && notice !== 'activationFailed';
  return (
    <Notice tone={isGood ? 'green' : 'red'}>
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

function wordsOf({ reason, relation_name }: SessionEnd): Words {
  switch (reason) {
    case 'password_changed':
      return texts.endings.passwordChanged;
    case 'signed_out':
      return texts.endings.signedOut;
    case 'taken_over':
      return texts.endings.takenOver;
    case 'access_withdrawn':
      return texts.endings.accessWithdrawn(relation_name);
    default:
      return texts.endings.expired;
  }
}
