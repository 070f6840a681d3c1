import type { Reason } from '../contract/reasons';
import type { Session } from './session';

/** How a session in this tab ended without being asked to, for the sign-in page and for who goes on after it. */
export type SessionEnd = {
  reason: Reason;
  user_id: number | null;
  /** Where it was: the company by name for showing, and the page. */
  relation_id: number | null;
  relation_name: string | null;
  is_impersonating: boolean;
  /** The firm from which a client's books were open; left out by pages that were loaded before. */
  original_id?: number | null;
  path: string;
};

const KEY = 'boekwerk.ending';

/** Keeps in this tab how its session ended. */
export function recordSessionEnd(
  { user, relation_id, relation, is_impersonating, original }: Session,
  reason: Reason,
): void {
  const { pathname, search } = window.location;
  storeSessionEnd({
    reason,
    is_impersonating,
    relation_id,
    original_id: original?.id ?? null,
    user_id: user?.id ?? null,
    relation_name: relation?.name ?? null,
    path: pathname + search,
  });
}

export const storeSessionEnd = (end: SessionEnd): void =>
  sessionStorage.setItem(KEY, JSON.stringify(end));

/** How the session before ended; null when it was asked to, and when there was none. */
export function lastSessionEnd(): SessionEnd | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSessionEnd(found) ? found : null;
  } catch {
    return null;
  }
}

/** The same, once: whoever asks goes on from there. */
export function takeSessionEnd(): SessionEnd | null {
  const end = lastSessionEnd();
  sessionStorage.removeItem(KEY);
  return end;
}

const isSessionEnd = (found: unknown): found is SessionEnd =>
  typeof found === 'object' && found !== null && 'reason' in found && 'path' in found;
