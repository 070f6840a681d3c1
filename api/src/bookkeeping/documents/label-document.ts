import type { labelBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
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
 * @param basedOn the version that was shown, where the call is about several documents
 * @throws HttpError 404 for a document of another company, 409 that names who was first when its state does not allow it, or
 * when it gets another label and was changed since it was shown, 422 at `tag` without one for what is ready to be booked
 */
export async function labelDocument(
  call: Call,
  id: number,
  tag: Tag | null,
  basedOn?: string,
): Promise<DocumentRow> {
  const { db, caller, record } = call;
  const before = await lockDocumentFor(call, id, 'label');
  if (tag === null && before.status === DocumentStatus.toBook)
    throw invalid({ tag: TEXTS.labelRequired });
  if (tag !== before.tag) {
    const { updated_at } = before;
    await refuseChanged(db, { entity: 'booking_item', id }, { basedOn, updated_at });
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

type Labels = CheckedInputOf<typeof labelBookingItems>['body'];

/** Labels several documents; those that cannot be labelled now, or were changed since they were shown, are named. */
export const labelDocuments = (call: Call, { booking_item_ids, label, versions }: Labels) =>
  forEachDocument(call, booking_item_ids, (within, id) =>
    labelDocument(within, id, label, versions[id]),
  );
