import { allows } from '@boekwerk/shared/domain/invoice-status';
import type { Call } from '../../http/call';
import { conflict, notFound } from '../../http/errors';
import { invoiceReply } from '../invoice-reply';
import { lockInvoice } from '../store';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { insertAnew } from './insert-anew';
import { TEXTS } from './texts';

/**
 * Makes a new concept of an invoice, also of a template, or of a credit as an invoice. What it says about the delivery
 * stays behind. A customer who has become inactive may stay, as on any concept.
 */
export async function copyInvoice(call: Call, id: number) {
  const { db, caller, record } = call;
  // Locked, so that its totals are those of the lines that are read next.
  const original = await lockInvoice(db, caller.relation_id, id);
  if (!original) throw notFound(INVOICE_TEXTS.invoice);
  if (!allows(original, 'copy')) throw conflict(TEXTS.notCopyable);

  const copy = await insertAnew(db, original, {});
  record({ entity: 'invoice', id: copy.id, after: copy });
  return invoiceReply(call, copy);
}
