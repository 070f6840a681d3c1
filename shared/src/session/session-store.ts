import { create } from 'zustand';
import type { Token } from '../contract/auth';
import type { Reason } from '../contract/reasons';
import type { Rights } from '../contract/relations';
import type { User } from '../contract/users';
import type { UserType } from '../domain/user/rights';
import { keepEnding } from './ending';
import { randomKey } from './random-key';
import { storedIn } from './stored-session';

/** The company whose books are open. */
export type SessionRelation = {
  id: number;
  name: string;
  /** Whether the accounting package is connected. */
  is_connected: boolean;
};

export type Session = {
  /** The bearer token; null when nobody is signed in. */
  token: string | null;
  /** Whether another tab holds the same token: this one trades it for its own before its first call. */
  shares_token: boolean;
  /** Tells this tab from the others of the browser. */
  tab: string;
  type: UserType;
  is_owner: boolean;
  is_impersonating: boolean;
  relation_id: number | null;
  /** Null until they are loaded, after signing in and after a reload. */
  user: User | null;
  relation: SessionRelation | null;
  /** The firm that whoever impersonates comes from; for showing only, the server knows it itself. */
  original: { id: number; name: string; is_owner: boolean } | null;
  /** The one page for which a client's books were opened; leaving it closes them again. */
  visit: string | null;
  /** Whether the client's books that were open are out of reach: there is only the way back to the firm. */
  has_lost_client: boolean;
  /** Every right there is, and whether the caller has it, as the server said; null until it did. */
  rights: Rights | null;
  /** What the server calls this answer: another name says that the rights are to be asked anew. */
  rights_version: string | null;
};

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

const useStore = create<Session>(() => ({ ...signedOut, tab: randomKey(), ...storedIn(KEY) }));
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

/** Goes on under the successor of an expired token, or under the tab's own instead of a shared one. */
export function renewSession(token: Token): void {
  // What is known of one company would be wrong about another.
  if (token.relation_id !== currentSession().relation_id) startSession(token);
  else useStore.setState({ ...ofToken(token), shares_token: false });
}

/** Makes this tab one by itself, that was copied from another together with its session. */
export const leaveOriginalTab = (): void =>
  useStore.setState(({ token }) => ({ tab: randomKey(), shares_token: token !== null }));

type Known = Pick<
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
export const describeSession = (known: Partial<Known>): void => useStore.setState(known);

let ended: () => void = () => {};

/** Says what happens once a session has ended; the host leaves for the sign-in page. */
export function whenSessionEnds(leave: () => void): void {
  ended = leave;
}

/** Forgets everything about the session in this tab, but why it ended when that was not asked for. */
export function endSession(reason: Reason | null = null): void {
  const before = currentSession();
  sessionStorage.clear();
  if (reason !== null) keepEnding(before, reason);
  useStore.setState(signedOut);
  ended();
}

let rightsChanged: (version: string) => void = () => {};

/** Says what happens once the server names other rights than the page goes by: the host asks for them anew. */
export function whenRightsChange(ask: (version: string) => void): () => void {
  rightsChanged = ask;
  return () => {
    rightsChanged = () => {};
  };
}

/** Takes note of what the server calls the caller's rights, with each of its answers. */
export function noteRights(version: string | null): void {
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
