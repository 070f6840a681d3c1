import { type Euro, minus } from './money';

type Payable = { total: Euro; credited: Euro };
type Paid = Payable & { amount_paid: Euro };

/** All that is to be paid of an invoice, paid or not: the total, less what sent credits take off. */
export const payable = ({ total, credited }: Payable): Euro => minus(total, credited);

/**
 * What was not paid yet of an invoice, or not paid back yet of a credit; stored amounts are positive. It looks at no
 * state: what is open of an invoice, and asked for, is its `open_amount`.
 */
export const leftToPay = (invoice: Paid): Euro => minus(payable(invoice), invoice.amount_paid);

/** Whether credits took off all that was left. One of nothing, or less, is open until it is marked as paid. */
export const isCovered = (invoice: Paid): boolean =>
  invoice.credited > 0 && leftToPay(invoice) <= 0;
