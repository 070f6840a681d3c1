import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { type Cents, fromCents, toCents } from '@boekwerk/shared/domain/money/money';

/** What an invoice comes to, worked out beside the API, in cents. */
export type InvoiceModel = {
  status: number;
  total: number;
  credited: number;
  has_sent_credit: boolean;
  payments: number[];
};

export const aModel: InvoiceModel = {
  status: 3,
  total: 12_100,
  credited: 0,
  has_sent_credit: false,
  payments: [],
};

/** The status of the reply, and of a call that is not refused what it changes. */
type Outcome = { reply: number; change?: Partial<InvoiceModel> };

const CONFLICT: Outcome = { reply: 409 };
const INVALID: Outcome = { reply: 422 };
const done = (change: Partial<InvoiceModel>): Outcome => ({ reply: 200, change });

const isSent = ({ status }: InvoiceModel) => status >= 5;
const isOpen = ({ status }: InvoiceModel) => status === 5 || status === 6;
export const paidOf = ({ payments }: InvoiceModel) => payments.reduce((a, b) => a + b, 0);
const payableOf = ({ total, credited }: InvoiceModel) => total - credited;
/** Whether the money goes from the customer, or back. */
const along = ({ total }: InvoiceModel, cents: number) => (total < 0 ? -cents : cents);
const isSettledByCredits = (model: InvoiceModel) =>
  model.has_sent_credit && along(model, payableOf(model) - paidOf(model)) <= 0;
const isFullyCredited = (model: InvoiceModel) =>
  model.has_sent_credit && along(model, payableOf(model)) <= 0;

export const openOf = (model: InvoiceModel) =>
  isOpen(model) ? along(model, Math.max(along(model, payableOf(model) - paidOf(model)), 0)) + 0 : 0;

/** An invoice of one line of so much, with 21 % on top. */
const totalOf = (price: number): number => {
  const none = { discount_percentage: 0, discount_value: 0 };
  const line = { ...none, amount: 1, value: fromCents(price as Cents), tax_id: 1 } as const;
  return toCents(invoiceTotals({ ...none, incl_tax: false, products: [line] }).total);
};

/** What each call should do, whatever state the invoice is in. `cents` is a price, or what is paid in all. */
export const RULES = {
  edit: (model: InvoiceModel, cents: number): Outcome =>
    isSent(model) ? CONFLICT : done({ status: 3, total: totalOf(cents) }),
  markReady: (model: InvoiceModel): Outcome => (isSent(model) ? CONFLICT : done({ status: 4 })),
  sendByHand: (model: InvoiceModel): Outcome => (isSent(model) ? CONFLICT : done({ status: 5 })),
  payPart: (model: InvoiceModel, cents: number): Outcome => {
    if (cents === 0) return INVALID;
    if (!isOpen(model) || isSettledByCredits(model)) return CONFLICT;
    const payable = payableOf(model);
    const isMore = along(model, cents - paidOf(model)) > 0;
    if (payable === 0 || !isMore || along(model, cents - payable) > 0) return INVALID;
    const payments = [...model.payments, cents - paidOf(model)];
    return done({ payments, status: cents === payable ? 7 : 6 });
  },
  payAll: (model: InvoiceModel): Outcome =>
    !isOpen(model) || isSettledByCredits(model)
      ? CONFLICT
      : done({ status: 7, payments: [...model.payments, payableOf(model) - paidOf(model)] }),
  withdraw: (model: InvoiceModel): Outcome => {
    if (model.payments.length === 0) return CONFLICT;
    const payments = model.payments.slice(0, -1);
    return done({ payments, status: paidOf({ ...model, payments }) === 0 ? 5 : 6 });
  },
  credit: (model: InvoiceModel): Outcome =>
    isSent(model) && !isFullyCredited(model) ? { reply: 201, change: {} } : CONFLICT,
  sendCredit: (model: InvoiceModel, cents: number): Outcome =>
    isFullyCredited(model) || along(model, totalOf(cents) - payableOf(model)) > 0
      ? CONFLICT
      : done({ credited: model.credited + totalOf(cents), has_sent_credit: true }),
  copy: (): Outcome => ({ reply: 201, change: {} }),
  delete: (model: InvoiceModel): Outcome => (isSent(model) ? CONFLICT : { reply: 204, change: {} }),
};
