import { create } from 'zustand';
import type { Token } from '../contract/auth';
import type { User } from '../contract/users';
import type { UserType, Who } from '../domain/rights';

/** The company whose books are open. */
export type SessionRelation = Who['relation'] & { id: number; name: string };

export type Session = {
  /** The bearer token; null when nobody is signed in. */
  token: string | null;
  type: UserType;
  is_owner: boolean;
  is_impersonating: boolean;
  relation_id: number | null;
  /** Null until they are loaded after signing in. */
  user: User | null;
  relation: SessionRelation | null;
};

const KEY = 'boekwerk.session';

const signedOut: Session = {
  token: null,
  type: 0,
  is_owner: false,
  is_impersonating: false,
  relation_id: null,
  user: null,
  relation: null,
};

const useStore = create<Session>(() => stored() ?? signedOut);
useStore.subscribe((session) => {
  if (session.token === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(session));
});

/** Reads the session in a component; the selector returns one value, never a new object. */
export const useSession = <T>(selector: (session: Session) => T): T => useStore(selector);

/** Reads the session outside components. */
export const currentSession = (): Session => useStore.getState();

/** Starts a session, or goes on under a token for another company: nothing of the old one stays. */
export function startSession(token: Token, is_impersonating = false): void {
  useStore.setState({ ...signedOut, ...ofToken(token), is_impersonating });
}

/** Goes on under the successor of an expired token. */
export const renewSession = (token: Token): void => useStore.setState(ofToken(token));

/** Fills in who signed in and whose books are open. */
export const describeSession = (known: Partial<Pick<Session, 'user' | 'relation'>>): void =>
  useStore.setState(known);

let ended: () => void = () => {};

/** Says what happens once a session has ended; the host leaves for the sign-in page. */
export function whenSessionEnds(leave: () => void): void {
  ended = leave;
}

/** Forgets everything about the session in this tab. */
export function endSession(): void {
  sessionStorage.clear();
  useStore.setState(signedOut);
  ended();
}

/** The caller's rights are asked with this; null until the session is complete. */
export function whoIs({ type, is_owner, is_impersonating, relation }: Session): Who | null {
  return relation && { type, is_owner, is_impersonating, relation };
}

const ofToken = ({ token, type, is_owner, relation_id }: Token) => ({
  token,
  type,
  is_owner,
  relation_id,
});

/** The session of before a reload; anything that does not look like one is a clean start. */
function stored(): Session | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSession(found) ? found : null;
  } catch {
    return null;
  }
}

function isSession(found: unknown): found is Session {
  if (!isRecord(found)) return false;
  const { token, type, is_owner, is_impersonating, relation_id, user, relation } = found;
  return (
    typeof token === 'string' &&
    (type === 0 || type === 1) &&
    typeof is_owner === 'boolean' &&
    typeof is_impersonating === 'boolean' &&
    (relation_id === null || typeof relation_id === 'number') &&
    (user === null || (isRecord(user) && typeof user.id === 'number')) &&
    (relation === null || (isRecord(relation) && typeof relation.id === 'number'))
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null;
}
