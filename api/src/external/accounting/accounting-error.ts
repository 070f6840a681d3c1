import type { FailureReason } from './outcome';

/** A call to the accounting package that gave nothing. Its message holds no token and nothing of what was sent. */
export class AccountingError extends Error {
  override readonly name = 'AccountingError';
  readonly reason: FailureReason;
  /** How long the package asks to wait, when it says. */
  readonly retry_after_s: number | null;

  constructor(reason: FailureReason, message: string, retry_after_s: number | null = null) {
    super(message);
    this.reason = reason;
    this.retry_after_s = retry_after_s;
  }
}

/** One thing in an answer, or the answer about one thing, says what cannot be read: whatever else was asked can be. */
export class UnreadableAnswer extends AccountingError {
  constructor(what: string) {
    super('noAnswer', what);
  }
}
