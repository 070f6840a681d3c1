/** What is asked: each can be disturbed on its own. */
export const CALL_KINDS = [
  'posting',
  'relation',
  'delete',
  'sync',
  'read',
  'browse',
  'token',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/**
 * What goes wrong with the answer to a call. All but those that refuse do the work first, unless told otherwise:
 * the caller cannot see which.
 */
export const ANSWER_FAULTS = [
  /** The line is cut. */
  'lost',
  /** The same answer arrives twice on one line. */
  'twice',
  /** It takes `seconds`. */
  'slow',
  /** HTTP 500 with SOAP fault 100. */
  'error',
  /** A page of a proxy, with HTTP 200. */
  'html',
  /** Half of the answer, with the length of the half. */
  'half',
  /** HTTP 200 with nothing in it. */
  'empty',
  /** What stands in it as `text` is something else. */
  'garbled',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** What refuses a call, nothing done. */
export const REFUSALS = [
  /** HTTP 429 with Retry-After `seconds`. */
  'too-many',
  /** SOAP fault `code`. */
  'soap-fault',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What holds until it is cleared. */
export const STANDING = [
  /** An office is gone from the organisation. */
  'office-removed',
  /** A period of an office is closed. */
  'period-closed',
  /** The web services have moved; tokens tell where to. */
  'cluster-moved',
  /** Tokens do not tell where the web services are. */
  'cluster-unknown',
  /** A browse does not see the last `seconds`. */
  'browse-behind',
  /** Each refresh gives another refresh token, and ends the one before. */
  'refresh-rotates',
  /** All answers travel in one way. */
  'answer-shape',
] as const;
export type Standing = (typeof STANDING)[number];

/** What happens at once. */
export const MOMENTARY = [
  /** All tokens are worth nothing; who linked must link anew. */
  'revoke-tokens',
  /** All access tokens are past their hour; a refresh helps. */
  'expire-tokens',
] as const;
export type Momentary = (typeof MOMENTARY)[number];
