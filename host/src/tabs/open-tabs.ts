import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { answerTabs } from './answer-tabs';
import { otherTabs } from './other-tabs';

let front_at = 0;

/** From now on other tabs hear of this one, and may go on in its session. */
export function answerOtherTabs(): void {
  noteFront();
  window.addEventListener('focus', noteFront);
  document.addEventListener('visibilitychange', noteFront);
  answerTabs({
    name: () => currentSession().tab,
    isSignedIn: () => currentSession().token !== null,
    frontAt: () => front_at,
    offer,
  });
}

/** Goes on, in a tab that was opened without a session, in that of the living tab that was in front last. */
export async function continueInOpenTab(): Promise<void> {
  const own = () => currentSession().tab;
  const others = () => otherTabs(own());
  if ((await others()) === 0) return;
  try {
    const { accept, askTabs } = await import('./handover');
    const code = await askTabs({ own, others });
    if (code === null) return;
    const { token, session } = await accept(code);
    startSession(token, false, session);
  } catch {
    // Then it is the sign-in page after all.
  }
}

function noteFront(): void {
  if (document.visibilityState === 'visible') front_at = Date.now();
}

async function offer(): Promise<string | null> {
  try {
    const { offer } = await import('./handover');
    return await offer();
  } catch {
    return null;
  }
}
