import { allows, InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import type { Call } from '../http/call';
import { conflict, notFound } from '../http/errors';
import { checkSendable } from './check-sendable';
import { invoiceReply } from './invoice-reply';
import { changeInvoice, lockInvoice } from './store';
import { TEXTS } from './texts';

/** Marks a concept as ready to send: every rule passes. One that already is stays as it is. */
export async function markInvoiceCreated(call: Call, id: number) {
  const { db, caller, record } = call;
  const before = await lockInvoice(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.invoice);
  if (!allows(before, 'markReady')) throw conflict(TEXTS.alreadySent);
  await checkSendable(db, before);
  if (before.status === InvoiceStatus.created) return invoiceReply(call, before);

  const changed = await changeInvoice(db, before, { status: InvoiceStatus.created });
  record({ entity: 'invoice', id, before, after: changed });
  return invoiceReply(call, changed);
}
