import { AccountingError } from '../../external/accounting/accounting-error';
import type { BookedTransaction } from '../../external/accounting/transaction';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import { callForAttempt, lookForAttempt } from './access-of-attempt';
import { type TakeBackAttempt, updateSeen } from './attempt-store';
import { beginSending } from './begin-sending';
import { giveBackTakenBack, leaveBooked } from './settle/give-back';
import { keepUncertain } from './settle/keep-uncertain';
import { keepWaiting, queueAgain } from './settle/keep-waiting';
import { TEXTS } from './texts';

/** Deletes a transaction in the package. Its number is never given again: deleting it twice deletes nothing else. */
export async function sendTakeBack(app: App, seen: TakeBackAttempt): Promise<void> {
  let current = seen;
  const { journal_code, number } = seen.request;
  const outcome = await callForAttempt(app, seen, async (accounting, access, credentials_id) => {
    const begun = await beginSending(app, current, credentials_id);
    if (!begun) return null;
    current = begun.attempt;
    const reason = TEXTS.takeBackReason(current.reference);
    return accounting.deleteTransaction(access, { journal_code, number, reason });
  }).catch((error: unknown) => {
    if (error instanceof AccountingError)
      return { kind: 'notDone', reason: error.reason, retry_after_s: error.retry_after_s } as const;
    throw error;
  });
  if (!outcome) return;
  if (outcome.kind === 'done') return keepTakenBack(app, current);
  if (outcome.kind === 'notDone') return keepWaiting(app, current, outcome);
  if (outcome.kind === 'uncertain')
    return keepUncertain(app, current, { answer: { why: outcome.why } });
  return lookUpTakeBack(app, current, true);
}

/** How often it is deleted again by itself when it turns out to be there still. */
const MOST_TRIES = 4;

/** Looks whether the transaction is still there. @param isRefused whether the package will not delete it */
export async function lookUpTakeBack(
  app: App,
  attempt: TakeBackAttempt,
  isRefused = false,
): Promise<void> {
  const { journal_code, number } = attempt.request;
  const found = await lookForAttempt(app, attempt, (accounting, access) =>
    accounting.readTransaction(access, { journal_code, number }),
  ).catch((error: unknown) => {
    if (error instanceof AccountingError) return error;
    throw error;
  });
  // What it was asked for may be done by now: it is not asked again before somebody has looked.
  if (found instanceof AccountingError) return keepUncertain(app, attempt);
  if (!found) return keepTakenBack(app, attempt);
  if (isRefused || found.status === 'final') return keepLeft(app, attempt, found);
  const heard = { looked_up_at: new Date(), look_ups: attempt.look_ups + 1 };
  if (heard.look_ups > MOST_TRIES) return keepUncertain(app, attempt, heard);
  await change(app, async ({ db, queue }) => {
    const kept = await updateSeen(db, attempt, { state: 'queued', ...heard });
    if (kept) await queueAgain(queue, kept, new Date());
  });
}

const keepTakenBack = (app: App, attempt: TakeBackAttempt) =>
  change(app, ({ db }) => {
    const { relation_id } = attempt;
    return audited(db, { action: 'job booking taken back', relation_id }, (record) =>
      giveBackTakenBack({ db, record }, attempt),
    );
  });

const keepLeft = (app: App, attempt: TakeBackAttempt, { status }: BookedTransaction) =>
  change(app, ({ db }) => {
    const { relation_id } = attempt;
    return audited(db, { action: 'job booking left', relation_id }, (record) =>
      leaveBooked({ db, record }, attempt, {
        booking_errors: { '': TEXTS.notTakenBack },
        answer: null,
        is_provisional: status === 'temporary',
      }),
    );
  });
