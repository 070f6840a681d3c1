import { AccountingError } from '../../external/accounting/accounting-error';
import { accountingPackageOf } from '../../external/accounting/accounting-package-of';
import type { Outcome } from '../../external/accounting/outcome';
import type { BookedTransaction } from '../../external/accounting/transaction';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { callForAttempt } from './access-of-attempt';
import { type BookAttempt, updateSeen } from './attempt-store';
import { beginSending } from './begin-sending';
import type { BookRequest } from './frozen-request';
import { closeFreeText } from './office-store';
import { keepBooked } from './settle/keep-booked';
import { keepRefused } from './settle/keep-refused';
import { keepUncertain } from './settle/keep-uncertain';
import { keepWaiting } from './settle/keep-waiting';

/**
 * Posts what was frozen. That it is sent stands in the database before it is; what became of it is written after it.
 *
 * @param seen queued, or uncertain and to be sent a second time
 */
export async function sendBooking(app: App, seen: BookAttempt): Promise<void> {
  // As it stands in the database, while a call is made and repeated with other tokens.
  let current = seen;
  const outcome = await callForAttempt(app, seen, async (accounting, access, credentials_id) => {
    const begun = await beginSending(app, current, credentials_id);
    if (!begun) return null;
    current = begun.attempt;
    return accounting.post(access, current.request.frozen, begun.not_after);
  }).catch((error: unknown) => {
    // A posting says itself what became of it: before and between two of them nothing was sent.
    if (error instanceof AccountingError)
      return { kind: 'notDone', reason: error.reason, retry_after_s: error.retry_after_s } as const;
    throw error;
  });
  if (outcome) await settle(app, current, outcome);
}

type Answered =
  | Outcome<{ transaction: BookedTransaction }>
  | { kind: 'notDone'; reason: AccountingError['reason']; retry_after_s: number | null };

async function settle(app: App, attempt: BookAttempt, outcome: Answered): Promise<void> {
  switch (outcome.kind) {
    case 'done': {
      const { number, status, total, vat } = outcome.transaction;
      const is_provisional = status === 'temporary';
      return keepBooked(app, attempt, { number, is_provisional, answer: { total, vat } });
    }
    case 'refused':
      // The first one may have arrived late: it is looked up.
      if (outcome.is_duplicate_number && attempt.resent_at !== null)
        return keepUncertain(app, attempt, { answer: { why: 'duplicate' } });
      if (outcome.is_free_text_closed && attempt.request.transaction.free_text)
        return sendWithoutReference(app, attempt);
      return keepRefused(app, attempt, outcome);
    case 'notDone':
      // However often it is sent, it is not understood: somebody may fill it in otherwise.
      if (outcome.reason === 'badRequest' && attempt.resent_at === null)
        return keepRefused(app, attempt, { messages: [], is_duplicate_number: false });
      return keepWaiting(app, attempt, outcome);
    case 'uncertain':
      return keepUncertain(app, attempt, { answer: { why: outcome.why } });
  }
}

/** The journal takes no free text, and took nothing: it is sent again without the reference, and never asked again. */
async function sendWithoutReference(app: App, attempt: BookAttempt): Promise<void> {
  const { relation_id, request } = attempt;
  const transaction = { ...request.transaction, free_text: null };
  const frozen = accountingPackageOf(app.config).buildTransaction(transaction);
  const without: BookRequest = { ...request, transaction, frozen };
  const kept = await change(app, async ({ db }) => {
    const { office_code } = request;
    await closeFreeText(db, { relation_id, office_code }, transaction.journal_code);
    return updateSeen(db, attempt, {
      state: attempt.resent_at === null ? 'queued' : 'uncertain',
      request: without,
      resent_at: null,
    });
  });
  if (kept) await sendBooking(app, kept as BookAttempt);
}
