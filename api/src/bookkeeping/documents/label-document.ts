import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { clearForOtherLabel, updateItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { TEXTS } from '../booking/texts';
import { forEachDocument } from './for-each-document';
import { getDocument } from './get-document';
import type { DocumentRow } from './store';

/**
 * Labels a document as purchase or sale, or clears the label. With another label the relation, accounts and lines that
 * were filled in go; number, date and amount stay. What is ready to be booked always has one.
 *
 * @throws HttpError 404 for a document of another company, 409 that names who was first when its state does not allow it,
 * 422 at `tag` without one for what is ready to be booked
 */
export async function labelDocument(call: Call, id: number, tag: Tag | null): Promise<DocumentRow> {
  const { db, caller, record } = call;
  const before = await lockDocumentFor(call, id, 'label');
  if (tag === null && before.status === DocumentStatus.toBook)
    throw invalid({ tag: TEXTS.labelRequired });
  if (tag !== before.tag) {
    await clearForOtherLabel(db, before);
    const after = await updateItem(db, before, labelledBy(caller.user_id, tag));
    record({ entity: 'booking_item', id, before, after });
  }
  return getDocument(call, id);
}

const labelledBy = (user_id: number, tag: Tag | null) => ({
  tag,
  tagged_by: tag && user_id,
  tagged_date: tag && new Date(),
});

/** Labels several documents; those that cannot be labelled now are named. */
export const labelDocuments = (call: Call, { ids, tag }: { ids: readonly number[]; tag: Tag }) =>
  forEachDocument(call, ids, (within, id) => labelDocument(within, id, tag));
