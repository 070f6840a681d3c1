import { DocumentStatus, stageAfter } from '@boekwerk/shared/domain/document/document-status';
import type { Call } from '../../platform/http/call';
import { bookingReply } from './booking-reply';
import { updateItem } from './booking-store';
import { lockDocumentFor } from './lock-document';

/**
 * Ends the question on a document, whether it was answered or not; what was said stays.
 *
 * @throws HttpError 404 for one of another company, 409 when no question is open
 */
export async function endQuestion(call: Call, id: number) {
  const { db, caller, record } = call;
  const before = await lockDocumentFor(call, id, 'endQuestion');
  const isToBook = stageAfter(before, 'endQuestion') === 'toBook';
  const status = isToBook ? DocumentStatus.toBook : DocumentStatus.toProcess;
  const after = await updateItem(db, before, { status });
  record({ entity: 'booking_item', id, before, after });
  return bookingReply(db, caller.relation_id, id);
}
