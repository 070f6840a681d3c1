import { allows, statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import { minus } from '@boekwerk/shared/domain/money/money';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { withdrawRefund } from '../credits/withdraw-refund';
import { invoiceReply } from '../invoice-reply';
import { loadInvoice } from '../load-invoice';
import { updateInvoiceRow } from '../store';
import { deletePaymentRow, findLastPayment } from './store';
import { TEXTS } from './texts';

/**
 * Takes back the payment that was recorded last; what was paid before it stays paid. Credits
 * give nothing back of it any more.
 *
 * @throws HttpError 404; 409 when there is none, and when it went back to the customer
 */
export async function withdrawPayment(call: Call, id: number) {
  const { db, caller, record } = call;
  const before = await loadInvoice(call, id);
  const last = await findLastPayment(db, caller.relation_id, id);
  if (!last || !allows(before, 'withdrawAll')) throw conflict(TEXTS.nonePaid);

  await deletePaymentRow(db, last);
  const amount_paid = minus(before.amount_paid, last.amount);
  await withdrawRefund(call, before, amount_paid);
  const action = amount_paid === 0 ? 'withdrawAll' : 'withdrawPart';
  const status = statusAfter(before.status, action);
  const changed = await updateInvoiceRow(db, before, { amount_paid, status });
  record({ entity: 'invoice', id, before, after: changed });
  record({ entity: 'payment', id: last.id, before: last });
  return invoiceReply(call, changed);
}
