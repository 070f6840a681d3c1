import { allows, InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { checkSendable } from './check-sendable';
import { invoiceReply } from './invoice-reply';
import { loadWithCustomer } from './load-invoice';
import { updateInvoiceRow } from './store';
import { TEXTS } from './texts';

/** Marks a concept as ready to send: every rule passes. One that already is stays as it is. */
export async function markInvoiceCreated(call: Call, id: number) {
  const { db, record } = call;
  const { invoice: before, customer, happened } = await loadWithCustomer(call, id);
  if (!allows(before, 'markReady')) throw conflict(TEXTS.alreadySent);
  const read = { ...(await checkSendable(db, before, customer)), happened };
  if (before.status === InvoiceStatus.created) return invoiceReply(call, before, read);

  const changed = await updateInvoiceRow(db, before, { status: InvoiceStatus.created });
  record({ entity: 'invoice', id, before, after: changed });
  return invoiceReply(call, changed, read);
}
