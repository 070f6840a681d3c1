import { create } from 'zustand';
import type { Token } from '../contract/auth';
import type { Reason } from '../contract/reasons';
import type { SessionAnswers } from '../contract/session-answers';
import { randomKey } from './random-key';
import type { Session } from './session';
import { recordSessionEnd } from './session-end';
import { rightsStoredIn, storedIn } from './stored-session';

const KEY = 'boekwerk.session';

const signedOut: Omit<Session, 'tab'> = {
  token: null,
  shares_token: false,
  type: 0,
  is_owner: false,
  is_impersonating: false,
  relation_id: null,
  user: null,
  relation: null,
  original: null,
  visit: null,
  has_lost_client: false,
  rights: null,
  rights_version: null,
};

/**
 * The rights of before a reload. The server is asked for them again; until it has answered they decide what is asked ahead,
 * and nothing else.
 */
export const rightsBefore = rightsStoredIn(KEY);

const useStore = create<Session>(() => ({ ...signedOut, tab: randomKey(), ...storedIn(KEY) }));
useStore.subscribe((session) => {
  if (session.token === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(session));
});

/** Reads the session in a component; the selector returns one value, never a new object. */
export const useSession = <T>(selector: (session: Session) => T): T => useStore(selector);

/** Reads the session outside components. */
export const currentSession = (): Session => useStore.getState();

let take: (answers: SessionAnswers) => Partial<SessionDetails> = () => ({});

/** Sets what is taken of the answers that came with a token; the host knows. */
export function onSessionAnswers(taken: typeof take): void {
  take = taken;
}

/**
 * Starts a session, or switches to a token for another company; nothing of the previous session is kept.
 *
 * @param answers what a page asks first under it, when it came along
 */
export function startSession(
  token: Token,
  is_impersonating = false,
  answers?: SessionAnswers,
): void {
  const known = answers && take(answers);
  useStore.setState({ ...signedOut, ...ofToken(token), is_impersonating, ...known });
}

/** Replaces an expired token by its successor, or a shared token by the tab's own. */
export function renewSession(token: Token): void {
  // Details of one company would be wrong for another.
  if (token.relation_id !== currentSession().relation_id) startSession(token);
  else useStore.setState({ ...ofToken(token), shares_token: false });
}

/** Detaches this tab from the one it was copied from, together with its session. */
export const leaveOriginalTab = (): void =>
  useStore.setState(({ token }) => ({ tab: randomKey(), shares_token: token !== null }));

export type SessionDetails = Pick<
  Session,
  | 'user'
  | 'relation'
  | 'original'
  | 'is_impersonating'
  | 'visit'
  | 'has_lost_client'
  | 'rights'
  | 'rights_version'
>;

/** Fills in who signed in and whose books are open. */
export const describeSession = (details: Partial<SessionDetails>): void =>
  useStore.setState(details);

let ended: (reason: Reason | null) => void = () => {};

/** Sets what happens once a session has ended, for which reason or by logging out; the host goes to the sign-in page. */
export function onSessionEnd(leave: (reason: Reason | null) => void): void {
  ended = leave;
}

/** Clears the session of this tab. `reason` is kept for the sign-in page when the user did not log out. */
export function endSession(reason: Reason | null = null): void {
  const before = currentSession();
  sessionStorage.clear();
  if (reason !== null) recordSessionEnd(before, reason);
  useStore.setState(signedOut);
  ended(reason);
}

let rightsChanged: (version: string) => void = () => {};

/** Sets what happens once the server reports other rights than the page has: the host fetches them again. */
export function onRightsChange(ask: (version: string) => void): () => void {
  rightsChanged = ask;
  return () => {
    rightsChanged = () => {};
  };
}

/** Compares the version of the caller's rights that every answer carries with the one the page has. */
export function updateRights(version: string | null): void {
  const known = currentSession().rights_version;
  if (version === null || version === known) return;
  if (known === null) describeSession({ rights_version: version });
  else rightsChanged(version);
}

const ofToken = ({ token, type, is_owner, relation_id }: Token) => ({
  token,
  type,
  is_owner,
  relation_id,
});
