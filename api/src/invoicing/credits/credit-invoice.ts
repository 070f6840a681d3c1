import { allows } from '@boekwerk/shared/domain/invoice-status';
import type { Call } from '../../http/call';
import { conflict, notFound } from '../../http/errors';
import { invoiceReply } from '../invoice-reply';
import { lockInvoice, type StoredInvoice } from '../store';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { insertAnew } from './insert-anew';
import { TEXTS } from './texts';

/**
 * Makes a concept of a credit over all of an invoice; who takes back less changes its lines. Nothing is taken off the
 * invoice until the credit is sent.
 *
 * @throws HttpError 404; 409 for what was not sent, is a credit itself, or has nothing left to credit
 */
export async function creditInvoice(call: Call, id: number) {
  const { db, caller, record } = call;
  const original = await lockInvoice(db, caller.relation_id, id);
  if (!original) throw notFound(INVOICE_TEXTS.invoice);
  checkCreditable(original);

  const { delivery_date, period_start, period_end } = original;
  const credit = await insertAnew(db, original, {
    ...{ is_credit: true, credited_invoice_id: id },
    ...{ delivery_date, period_start, period_end },
  });
  record({ entity: 'invoice', id: credit.id, after: credit });
  return invoiceReply(call, credit);
}

function checkCreditable(original: StoredInvoice) {
  const { is_credit, total, credited } = original;
  if (is_credit) throw conflict(TEXTS.creditOfCredit);
  if (!allows(original, 'credit')) throw conflict(TEXTS.notCreditable);
  if (total <= 0) throw conflict(TEXTS.nothingToCredit);
  if (credited >= total) throw conflict(TEXTS.alreadyCredited);
}
