import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { findLatestAttempt, insertAttempt } from './attempt-store';
import { bookingReply } from './booking-reply';
import type { TakeBackRequest } from './frozen-request';
import { lockDocumentFor } from './lock-document';
import { newReference } from './new-reference';
import { officeOfBooking } from './office-of-booking';
import { TEXTS } from './texts';

/**
 * Has the transaction of a booked document deleted, as long as it is provisional; of what is gone there already the document
 * is to be booked again.
 *
 * @throws HttpError 404 for one of another company; 409 for one that is not booked, is final, stands in another office or
 * is being taken back already
 */
export async function takeBack(call: Call, id: number) {
  const { db, caller, queue, record } = call;
  const { relation_id } = caller;
  const item = await lockDocumentFor(call, id, 'takeBack');
  const booked = await findLatestAttempt(db, relation_id, id);
  if (booked && booked.ended_at === null) throw conflict(TEXTS.alreadyOpen);
  const { reference_field, ...office } = await officeOfBooking(db, relation_id);
  const isElsewhere =
    booked?.request.office_code !== office.office_code ||
    booked.request.organization_code !== office.organization_code;
  if (isElsewhere) throw conflict(TEXTS.bookedElsewhere);
  const request: TakeBackRequest = {
    ...office,
    journal_code: item.journal_code ?? '',
    number: item.transaction_number ?? '',
  };
  const attempt = await insertAttempt(db, {
    relation_id,
    booking_item_id: id,
    kind: 'takeBack',
    reference: newReference(),
    request,
    asked_by: caller.user_id,
  });
  record({ entity: 'booking_item', id, after: { is_taken_back: true } });
  await queue('book-document', { attempt_id: attempt.id });
  return bookingReply(db, relation_id, id);
}
