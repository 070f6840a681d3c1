import type { Rights } from '../contract/relations';
import type { OwnUser } from '../contract/users';
import type { UserType } from '../domain/user/rights';

/** The company whose books are open. */
export type SessionRelation = {
  id: number;
  name: string;
  /** Whether the accounting package is connected. */
  has_connection: boolean;
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
  user: OwnUser | null;
  relation: SessionRelation | null;
  /** The firm of the impersonating accountant; for display only, the server does not rely on it. */
  original: { id: number; name: string; is_owner: boolean } | null;
  /** The one page for which a client's books were opened; leaving it closes them again. */
  visit: string | null;
  /** Whether access to the open client's books was lost: the only way on is back to the firm. */
  has_lost_client: boolean;
  /** Every right, and whether the caller has it, as the server says; null until it was fetched. */
  rights: Rights | null;
  /** Version of `rights`: another one on an answer means that they must be fetched again. */
  rights_version: string | null;
};
