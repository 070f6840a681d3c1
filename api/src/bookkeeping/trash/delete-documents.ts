import { findSent } from '../../invoicing/for-books';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import type { StoredItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { TEXTS } from '../booking/texts';
import { forEachDocument } from '../documents/for-each-document';
import { putInTrash } from './put-in-trash';

/** @throws HttpError 404 for one of another company, 409 that names who was first when its state does not allow it */
export async function deleteDocument(call: Call, id: number): Promise<null> {
  const item = await lockDocumentFor(call, id, 'delete');
  await refuseChargedInvoice(call, item);
  await putInTrash(call, [item]);
  return null;
}

/** What an own invoice comes to its invoice says, whatever was typed here. */
async function refuseChargedInvoice({ db }: Call, { relation_id, invoice_id }: StoredItem) {
  const sent = invoice_id === null ? undefined : await findSent(db, relation_id, invoice_id);
  if (sent && sent.invoice.total !== 0) throw conflict(TEXTS.ownInvoice);
}

/** Deletes several documents; those that cannot be deleted now are named. */
export const deleteDocuments = (call: Call, ids: readonly number[]) =>
  forEachDocument(call, ids, deleteDocument);
