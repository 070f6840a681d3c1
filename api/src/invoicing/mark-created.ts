import { InvoiceStatus, isConcept } from '@boekwerk/shared/domain/invoice-status';
import type { Call } from '../http/call';
import { conflict, notFound } from '../http/errors';
import { checkSendable } from './check-sendable';
import { invoiceReply } from './invoice-reply';
import { changeInvoice, lockInvoice } from './store';
import { TEXTS } from './texts';

/** Marks a concept as ready to send: every rule passes. One that already is stays as it is. */
export async function markInvoiceCreated({ db, caller, record }: Call, id: number) {
  const before = await lockInvoice(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.invoice);
  if (!isConcept(before.status)) throw conflict(TEXTS.alreadySent);
  await checkSendable(db, before);
  if (before.status === InvoiceStatus.created) return invoiceReply(db, before);

  const changed = await changeInvoice(db, before, { status: InvoiceStatus.created });
  record({ entity: 'invoice', id, before, after: changed });
  return invoiceReply(db, changed);
}
