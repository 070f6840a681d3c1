import { type Euro, minus, plus } from './money';

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

/** What a customer paid beyond what credits left of an invoice: that goes back, and no more. */
export const owedBack = ({ amount_paid, ...invoice }: Paid): Euro =>
  Math.max(0, minus(amount_paid, payable(invoice)));

/**
 * What a credit of so much gives back of what was paid. The rest of it is taken off what was still open.
 *
 * @param original the invoice it takes back, as it was before: `credited` does not hold this credit
 */
export const givenBackBy = (credit: Euro, original: Paid): Euro =>
  minus(owedBack({ ...original, credited: plus(original.credited, credit) }), owedBack(original));
