import type { decideBooking as contract } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import {
  type BookAttempt,
  findLatestAttempt,
  isOfAnother,
  lockOpenAttempt,
  type StoredAttempt,
  updateSeen,
} from './attempt-store';
import { bookingReply } from './booking-reply';
import { lockItem } from './booking-store';
import { needsDecision } from './look-up-times';
import { giveBack, giveBackTakenBack, leaveBooked } from './settle/give-back';
import { TEXTS } from './texts';

type Decision = CheckedInputOf<typeof contract>['body'];

/**
 * Says for the package what became of what was sent, after half an hour in which nobody could find out. A number is
 * looked up before the document counts as booked.
 *
 * @throws HttpError 404 for a document of another company, 409 as long as it may still be found out, 422 for the number of
 * another document
 */
export async function decideBooking(call: Call, id: number, decision: Decision) {
  const { db, caller } = call;
  const { relation_id } = caller;
  const item = await lockItem(db, { relation_id, id });
  if (!item) throw notFound(TEXTS.document);
  const latest = await findLatestAttempt(db, relation_id, id);
  const attempt = latest && (await lockOpenAttempt(db, latest.id));
  if (!attempt || !needsDecision(attempt, new Date())) throw conflict(TEXTS.notUncertain);
  await updateSeen(db, attempt, { decided_by: caller.user_id });
  if (attempt.kind === 'takeBack') await decideTakeBack(call, attempt, decision);
  else if (decision.is_booked) await lookUp(call, attempt, decision.transaction_number);
  else await giveBack(call, attempt, { booking_errors: null, answer: attempt.answer });
  return bookingReply(db, relation_id, id);
}

async function lookUp(
  { db, queue, record }: Call,
  attempt: BookAttempt,
  number: string,
): Promise<void> {
  if (await isOfAnother(db, attempt, number))
    throw invalid({ transaction_number: TEXTS.numberInUse });
  await updateSeen(db, attempt, {
    answer: { ...attempt.answer, decided_number: number },
    waiting_reason: TEXTS.lookingUp(number),
  });
  record({
    entity: 'booking_item',
    id: attempt.booking_item_id,
    after: { transaction_number: number },
  });
  await queue('book-document', { attempt_id: attempt.id });
}

function decideTakeBack(call: Call, attempt: StoredAttempt, { is_booked }: Decision) {
  if (!is_booked) return giveBackTakenBack(call, attempt);
  return leaveBooked(call, attempt, {
    booking_errors: null,
    answer: attempt.answer,
    is_provisional: true,
  });
}
