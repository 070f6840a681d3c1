/**
 * What became of a call that writes.
 *
 * - `done`: it is in the books.
 * - `refused`: it is not, for what the messages say; it is of no use to send it again as it is.
 * - `notDone`: it is not, and may be sent again, once the reason is gone.
 * - `uncertain`: nobody knows. It must be looked up before anything is sent again.
 */
export type Outcome<Result = unknown> =
  | ({ kind: 'done' } & Result)
  | Refused
  | NotDone
  | { kind: 'uncertain'; why: string };

export type Refused = {
  kind: 'refused';
  messages: Message[];
  /** The package warns that it has this invoice number of this relation: to a second try that means the first one arrived. */
  is_duplicate_number: boolean;
  /** The journal takes no free text: without it the same transaction may be taken. */
  is_free_text_closed: boolean;
};

export type NotDone = { kind: 'notDone'; reason: NotDoneReason; retry_after_s: number | null };

/** What the package says of one place in what was sent, in the language of the user who linked: only to be shown. */
export type Message = {
  type: 'error' | 'warning';
  /** Where in the request: `header/date`, `lines/2/vatcode` (of the line with number 2). */
  path: string;
  /** The field of our form that it is about: `date`, `booking_lines.0.vat_ledger_account_id`; `null` for none. */
  field: string | null;
  text: string;
};

/** Why a call did not do what it was asked. */
export type FailureReason =
  /** The access token is not good (any more): a refresh may help. */
  | 'unauthorized'
  /** The user must link anew: refresh token or code is not good (any more). */
  | 'grantEnded'
  /** The package does not know us: our own name or secret is wrong. */
  | 'clientRefused'
  /** The user who linked may not do this, or not see this office. */
  | 'forbidden'
  /** The office is not there (any more). */
  | 'officeGone'
  /** More than fair use allows: again after `retry_after_s`. */
  | 'tooMany'
  /** Nobody was reached, and nothing was sent. */
  | 'unreachable'
  /** The web services are not there (any more): a refresh tells where they are. */
  | 'moved'
  /** The address of the web services is not one of the package: nothing was sent. */
  | 'foreignCluster'
  /** What was sent could not be understood: our own mistake. */
  | 'badRequest'
  /** It was too late to send it. */
  | 'tooLate'
  /** Something was sent, and no answer came, or none that makes sense. */
  | 'noAnswer';

/** The reasons after which it is certain that nothing was done. */
export type NotDoneReason = Exclude<FailureReason, 'noAnswer'>;
