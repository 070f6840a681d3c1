import { AccountingError } from '../../external/accounting/accounting-error';
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
  if (outcome.kind === 'uncertain')
    return keepUncertain(app, current, { answer: { why: outcome.why } });
  if (outcome.kind === 'refused') {
    const said = outcome.messages.map(({ text }) => text).join(' ');
    return lookUpTakeBack(app, current, { said });
  }
  // However often it is asked, it is not understood.
  if (outcome.reason === 'badRequest') return lookUpTakeBack(app, current, { said: '' });
  return keepWaiting(app, current, outcome);
}

/** The package will not delete it, and what it says of that. */
type Refusal = { said: string };

/** How often it is deleted again by itself when it turns out to be there still. */
const MOST_TRIES = 4;

/** Looks whether the transaction is still there. */
export async function lookUpTakeBack(
  app: App,
  attempt: TakeBackAttempt,
  refusal: Refusal | null = null,
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
  const isFinal = found.status === 'final';
  if (refusal || isFinal) return keepLeft(app, attempt, isFinal ? null : refusal);
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

/** @param refusal `null` when it is there for good */
const keepLeft = (app: App, attempt: TakeBackAttempt, refusal: Refusal | null) =>
  change(app, ({ db }) => {
    const { relation_id } = attempt;
    return audited(db, { action: 'job booking left', relation_id }, (record) =>
      leaveBooked({ db, record }, attempt, {
        booking_errors: { '': refusal ? TEXTS.notDeleted(refusal.said) : TEXTS.notTakenBack },
        answer: null,
        is_provisional: refusal !== null,
      }),
    );
  });
