import { AccountingError, UnreadableAnswer } from '../../external/accounting/accounting-error';
import type {
  BookedTransaction,
  Search,
  SearchResult,
} from '../../external/accounting/transaction';
import type { App } from '../../platform/app';
import { lookForAttempt } from './access-of-attempt';
import { type BookAttempt, isOfAnother } from './attempt-store';
import {
  commonOfRequest,
  commonOfTransaction,
  differencesBetween,
  isSameInvoice,
} from './differences-between';
import { mayResend } from './look-up-times';
import { sendBooking } from './send-booking';
import { keepBooked } from './settle/keep-booked';
import { keepUncertain } from './settle/keep-uncertain';
import { keepUnseen } from './settle/keep-waiting';
import { TEXTS } from './texts';

/** Looks for what was sent and of which no answer came; sends it again when it is certain that it is not there. */
export async function lookUpBooking(app: App, attempt: BookAttempt): Promise<void> {
  const decided = attempt.answer?.decided_number;
  if (decided !== undefined) return lookUpDecided(app, attempt, decided);
  const result = await find(app, attempt).catch(failureOf);
  if (result instanceof AccountingError) return keepUnseen(app, attempt, result);
  if (result.kind === 'found')
    return keepBooked(app, attempt, { number: result.number, is_provisional: false });

  const now = new Date();
  const heard = { looked_up_at: now, look_ups: attempt.look_ups + 1 };
  if (result.kind === 'several') {
    const answer = { ...attempt.answer, candidates: result.numbers };
    return keepUncertain(app, attempt, { ...heard, answer });
  }
  if (mayResend(attempt, now)) return sendBooking(app, attempt);
  return keepUncertain(app, attempt, heard);
}

async function find(app: App, attempt: BookAttempt): Promise<SearchResult> {
  const found = await lookForAttempt(app, attempt, (accounting, access) =>
    accounting.findTransaction(access, searchFor(attempt)),
  );
  if (found.kind !== 'found' || found.by === 'reference') return found;
  // Alike is not the same: it may be what another document was booked as.
  const isTaken = await isOfAnother(app.db, attempt, found.number);
  return isTaken ? { kind: 'none' } : found;
}

/** The year of an office need not be a calendar year, and has up to fifty-five periods. */
function searchFor({ request: { transaction }, sent_at, created_at }: BookAttempt): Search {
  const year = Number(transaction.date.slice(0, 4));
  return {
    ...transaction,
    periods: { from: `${year - 1}/00`, to: `${year + 1}/55` },
    sent_at: sent_at ?? created_at,
  };
}

/** A person says that it is there, under this number: that is held against what stands there, when anybody can. */
async function lookUpDecided(app: App, attempt: BookAttempt, number: string): Promise<void> {
  const { journal_code } = attempt.request.transaction;
  const found = await lookForAttempt(app, attempt, (accounting, access) =>
    accounting.readTransaction(access, { journal_code, number }),
  ).catch(failureOf);
  if (found instanceof AccountingError)
    return isPassing(found)
      ? keepUnseen(app, attempt, found)
      : keepBooked(app, attempt, { number, is_provisional: false });
  const sent = commonOfRequest(attempt.request.transaction);
  if (found && isSameInvoice(differencesBetween(sent, commonOfTransaction(found))))
    return keepFound(app, attempt, found);
  const { decided_number, ...answer } = attempt.answer ?? {};
  return keepUncertain(app, attempt, {
    answer,
    decided_by: null,
    waiting_reason: TEXTS.notThatOne(number),
  });
}

const PASSING: readonly AccountingError['reason'][] = [
  'tooMany',
  'unreachable',
  'moved',
  'noAnswer',
];

/** Whether the same may be answered in a while; what cannot be read is the same then. */
const isPassing = (error: AccountingError): boolean =>
  PASSING.includes(error.reason) && !(error instanceof UnreadableAnswer);

const keepFound = (
  app: App,
  attempt: BookAttempt,
  { number, status, total, vat }: BookedTransaction,
) =>
  keepBooked(app, attempt, {
    number,
    is_provisional: status === 'temporary',
    answer: { total, vat },
  });

function failureOf(error: unknown): AccountingError {
  if (error instanceof AccountingError) return error;
  throw error;
}
