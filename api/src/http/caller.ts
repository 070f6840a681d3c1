import type { Who } from '@boekwerk/shared/domain/rights';

/** Whoever is signed in, as the session's row says; nothing of it comes from the client. */
export type Caller = {
  user_id: number;
  /** First and last name. */
  name: string;
  /** The company it all happens in: every query is limited to it. */
  relation_id: number;
  session_id: string;
  who: Who;
  /** The accountant who does this in the name of the company. */
  impersonator_id: number | null;
};
