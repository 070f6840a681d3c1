import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { invoiceReply } from '../invoice-reply';
import { loadInvoice } from '../load-invoice';
import { insertCopy } from './insert-copy';
import { TEXTS } from './texts';

/**
 * Makes a new concept of an invoice, also of a template, or of a credit as an invoice. Its texts about the
 * delivery are not copied. An inactive customer may stay, as on any concept.
 */
export async function copyInvoice(call: Call, id: number) {
  const { db, record } = call;
  // Locked, so that its totals are those of the lines that are read next.
  const original = await loadInvoice(call, id);
  if (!allows(original, 'copy')) throw conflict(TEXTS.notCopyable);

  const { made: copy, loaded } = await insertCopy(db, original, {});
  record({ entity: 'invoice', id: copy.id, after: copy });
  return invoiceReply(call, copy, loaded);
}
