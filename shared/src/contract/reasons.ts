/**
 * Why a call is refused with a 401 or 403, in a word that the page acts on. Only who holds a token of the session
 * hears more about it than that it is over.
 */
export type Reason =
  /** The token is to be traded for its successor. */
  | 'token_expired'
  /** Too long without a call, or too long altogether. */
  | 'session_expired'
  /** Ended by the user: by logging out, or from the list of sessions. */
  | 'signed_out'
  | 'password_changed'
  /** An old token was used: somebody else may hold it. */
  | 'taken_over'
  /** No longer works in this company. */
  | 'access_withdrawn'
  /** No longer comes into this client; the firm is still there to go back to. */
  | 'client_withdrawn'
  /** Not in this role. */
  | 'not_allowed';

/** What ends a session before its time. */
export type EndReason = Extract<
  Reason,
  'signed_out' | 'password_changed' | 'taken_over' | 'access_withdrawn'
>;
