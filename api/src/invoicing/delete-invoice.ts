import { canDelete, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { dropAttachments } from './attachments/drop-attachment';
import { loadInvoice } from './load-invoice';
import { unlinkGenerated } from './recurrence/store';
import { deleteMails } from './sending/store';
import { deleteInvoiceRow, type StoredInvoice } from './store';
import { TEXTS } from './texts';

/**
 * Deletes a concept, with its files and the mails that say why it was not sent; or an opening balance that nothing was
 * done with yet.
 *
 * @throws HttpError 409 for a template, and for an invoice that was sent: it is kept. Source: art. 52 AWR, seven years
 */
export async function deleteInvoice(call: Call, id: number) {
  const { db, record } = call;
  const before = await loadInvoice(call, id);
  if (!canDelete(before)) throw conflict(whyKept(before));

  await dropAttachments(call, before);
  await deleteMails(db, before);
  await deleteInvoiceRow(db, before);
  await unlinkGenerated(db, before);
  record({ entity: 'invoice', id, before });
  return null;
}

function whyKept({ status, is_opening_balance }: StoredInvoice): string {
  if (is_opening_balance) return TEXTS.openingBalanceKept;
  return isTemplate(status) ? TEXTS.templateKept : TEXTS.keptForever;
}
