import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { bookAction } from './booking/bulk/book-action';
import { cutAction } from './cut/cut-action';
import type { DocumentAction } from './document-action';
import { labelAction } from './label/label-action';
import { mergeAction } from './merge/merge-action';
import { moveAction } from './move/move-action';
import { texts } from './own-invoices/texts';
import { texts as shared } from './texts';
import { deleteAction } from './trash/delete-action';

/** All that can be done to documents, in the order of the menus. */
export const documentActions: readonly DocumentAction[] = [
  notOfOwnInvoice(notOfImport(cutAction)),
  notOfOwnInvoice(notOfImport(mergeAction)),
  notOfOwnInvoice(notOfImport(labelAction)),
  bookAction,
  notOfOwnInvoice(notOfImport(moveAction)),
  exceptFor(staysInList, texts.stays, deleteAction),
];

/** The reason is the same for all that cannot be done to one. */
function notOfOwnInvoice(action: DocumentAction): DocumentAction {
  return exceptFor(({ is_own_invoice }) => is_own_invoice, texts.stays, action);
}

function staysInList(document: BookingItem): boolean {
  return document.is_own_invoice && !allowsOnDocument(document, 'delete');
}

/** What was made of a sheet stays so; it can be deleted, to import the sheet anew. */
function notOfImport(action: DocumentAction): DocumentAction {
  return exceptFor(({ import_id }) => import_id !== null, shared.importStays, action);
}

function exceptFor(
  isSuch: (document: BookingItem) => boolean,
  reason: string,
  action: DocumentAction,
): DocumentAction {
  return {
    ...action,
    appliesTo: (documents) => (documents.some(isSuch) ? reason : action.appliesTo(documents)),
  };
}
