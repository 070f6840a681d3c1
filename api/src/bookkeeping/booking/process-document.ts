import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { forEachDocument } from '../documents/for-each-document';
import { bookingReply } from './booking-reply';
import { updateItem } from './booking-store';
import { lockDocumentFor } from './lock-document';
import { TEXTS } from './texts';

/**
 * Has a labelled document made ready to be booked.
 *
 * @throws HttpError 404 for one of another company, 422 at `tag` without a label, 409 when its state does not allow it
 */
export async function processDocument(call: Call, id: number) {
  await process(call, id);
  return bookingReply(call.db, call.caller.relation_id, id);
}

/** Has several documents made ready to be booked; those that cannot be now are named. */
export const processDocuments = (call: Call, ids: readonly number[]) =>
  forEachDocument(call, ids, process);

async function process(call: Call, id: number): Promise<void> {
  const { db, queue, record } = call;
  const before = await lockDocumentFor(call, id, 'process');
  if (before.tag === null) throw invalid({ tag: TEXTS.labelRequired });
  const after = await updateItem(db, before, {
    status: DocumentStatus.inProgress,
    in_progress_for: 'recognition',
    in_progress_since: new Date(),
  });
  record({ entity: 'booking_item', id, before, after });
  await queue('recognise-document', { item_id: id });
}
