import type { bookBookingItems } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { App } from '../../platform/app';
import type { Call } from '../../platform/http/call';
import { forEach, inOrder } from '../../platform/http/for-each';
import { sendToBook } from '../booking/book-document';
import { lockLinksOf } from '../booking/office-store';
import { lockDocuments } from '../documents/store';
import { likelyOnce } from './likely-once';

type Shown = CheckedInputOf<typeof bookBookingItems>['body']['items'][number];

/**
 * Books several documents, each as it was shown, by the way of the single one; one that cannot be booked, or was changed or
 * asked about since it was shown, is named and holds up no other.
 */
export async function bookDocuments(
  app: App,
  call: Call,
  items: readonly Shown[],
): Promise<BulkReply> {
  const { db, caller } = call;
  const shown = new Map(items.map((item) => [item.id, item]));
  const ids = inOrder([...shown.keys()]);
  // All that a row would wait for, in one order: two calls, or a call and a single booking, cannot wait for each other.
  await lockDocuments(db, caller.relation_id, ids);
  await lockLinksOf(
    db,
    caller.relation_id,
    items.flatMap(({ supplier_relation_id }) => supplier_relation_id ?? []),
  );
  const likelyOf = likelyOnce(call);
  return forEach(call, ids, async (within, id) => {
    const { id: _id, ...form } = shown.get(id) as Shown; // an id of these
    // Of many documents nobody reads what is asked.
    const status = DocumentStatus.toBook;
    await sendToBook(app, within, id, { form: { ...form, status }, likelyOf });
  });
}
