import type { Who } from '@boekwerk/shared/domain/user/rights';

/** Whoever is signed in, as the session's row says; nothing of it comes from the client. */
export type Caller = {
  user_id: number;
  /** First and last name. */
  name: string;
  /** The company it all happens in: every query is limited to it. */
  relation_id: number;
  session_id: string;
  who: Who;
  /** The firm from which an accountant does this in the name of the company. */
  origin_relation_id: number | null;
  /** Whether the company or firm they work for is theirs, also while they are in a client's books. */
  owns_origin: boolean;
};
