import type { PaymentForm } from '@boekwerk/shared/contract/payments';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { allows, InvoiceStatus, statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import {
  directionOf,
  isSettledByCredits,
  payable,
} from '@boekwerk/shared/domain/invoice/left-to-pay';
import { type Euro, minus } from '@boekwerk/shared/domain/money/money';
import type * as v from 'valibot';
import { conflict, invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { withSentCredit } from '../credits/store';
import { invoiceReply } from '../invoice-reply';
import { loadInvoice } from '../load-invoice';
import { type StoredInvoice, updateInvoiceRow } from '../store';
import { insertPayment } from './store';
import { TEXTS } from './texts';

/** The form as the contract has checked it. */
type Form = Pick<v.InferOutput<typeof PaymentForm>, 'completed' | 'payment' | 'date'>;

/**
 * Records what was paid since the payment before: all that is open, or up to a cumulative amount.
 *
 * @throws HttpError 404; 409 when the invoice is not open; 422 at `payment` for an amount that does not fit
 */
export async function payInvoice(call: Call, id: number, form: Form) {
  return invoiceReply(call, await recordPayment(call, id, form));
}

/** As `payInvoice`, but gives the stored row. */
export async function recordPayment(call: Call, id: number, form: Form): Promise<StoredInvoice> {
  const { db, caller, record } = call;
  const before = await loadInvoice(call, id);
  if (!allows(before, 'payAll')) throw conflict(whyNotPayable(before));
  if (isSettledByCredits(await withSentCredit(db, before))) throw conflict(TEXTS.nothingOpen);

  const all = payable(before);
  const amount_paid = form.completed ? all : cumulative(form.payment, before);
  const status = statusAfter(before.status, amount_paid === all ? 'payAll' : 'payPart');
  const payment = await insertPayment(db, caller.relation_id, {
    invoice_id: id,
    date: form.date ?? today(),
    amount: minus(amount_paid, before.amount_paid),
    user_id: caller.user_id,
  });
  const changed = await updateInvoiceRow(db, before, { amount_paid, status });
  record({ entity: 'invoice', id, before, after: changed });
  record({ entity: 'payment', id: payment.id, after: payment });
  return changed;
}

const whyNotPayable = ({ status }: StoredInvoice) =>
  status === InvoiceStatus.paid ? TEXTS.alreadyPaid : TEXTS.notSent;

/** The cumulative amount after this payment: more than before, in the direction of the invoice's sign. */
function cumulative(payment: Euro | null, invoice: StoredInvoice): Euro {
  const { amount_paid } = invoice;
  const all = payable(invoice);
  const direction = directionOf({ total: all });
  if (direction === 0) throw invalid({ payment: TEXTS.onlyInFull });
  const words = direction < 0 ? TEXTS.back : TEXTS;
  if (payment === null || direction * minus(payment, amount_paid) <= 0)
    throw invalid({ payment: words.moreThan(amount_paid) });
  if (direction * minus(payment, all) > 0) throw invalid({ payment: words.noMore(all) });
  return payment;
}
