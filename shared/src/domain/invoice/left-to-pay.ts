import { type Euro, minus, plus } from '../money/money';

type Payable = {
  total: Euro;
  credited: Euro;
  /** Of a credit that was sent: what of it goes back, as the rest took off what was open. */
  given_back?: Euro | null | undefined;
};
type Paid = Payable & { amount_paid: Euro };
export type Creditable = Payable & {
  /** Apart from what it took off, as a credit of an invoice of nothing takes nothing off. */
  has_sent_credit: boolean;
};

/**
 * Which way the money of an invoice goes: 1 to who sent it, -1 back to the customer when the invoice is of less than
 * nothing, 0 when there is none.
 */
export const directionOf = ({ total }: Pick<Payable, 'total'>) => Math.sign(total);

/** All that is to be paid of an invoice, paid or not: the total, less what sent credits take off; of a credit what it gives back. */
export const payable = ({ total, credited, given_back }: Payable): Euro =>
  given_back ?? minus(total, credited);

/**
 * What was not paid yet of an invoice, or not paid back yet of a credit; stored amounts are positive. It looks at no
 * state: what is open of an invoice, and asked for, is its `open_amount`.
 */
export const leftToPay = (invoice: Paid): Euro => minus(payable(invoice), invoice.amount_paid);

/** What the customer is still to pay of what was sent, also of a credit; less than nothing when it goes back. */
export const dueFromCustomer = (invoice: Paid & { is_credit: boolean; open_amount: Euro }): Euro =>
  invoice.is_credit ? minus(0, leftToPay(invoice)) : invoice.open_amount;

/**
 * Whether credits took off all that was left, and of a credit whether nothing of it goes back (any more). One of nothing is
 * open until it is marked as paid, or credited.
 */
export const isSettledByCredits = (invoice: Paid & Creditable): boolean =>
  (invoice.has_sent_credit || typeof invoice.given_back === 'number') &&
  directionOf(invoice) * leftToPay(invoice) <= 0;

/** Whether credits took back all of an invoice, paid or not: of one of nothing the first does, as it is whole. */
export const isFullyCredited = (invoice: Creditable): boolean =>
  invoice.has_sent_credit && directionOf(invoice) * payable(invoice) <= 0;

/**
 * What a customer paid beyond what credits left of an invoice: that goes back, and no more. Less than nothing when it
 * is the customer who got too much, of an invoice of less than nothing.
 */
export function refundDue({ amount_paid, ...invoice }: Paid): Euro {
  const direction = directionOf(invoice);
  return direction * Math.max(0, direction * minus(amount_paid, payable(invoice))) + 0;
}

/**
 * What a credit of so much gives back of what was paid. The rest of it is taken off what was still open.
 *
 * @param original the invoice it takes back, as it was before: `credited` does not hold this credit
 */
export const refundedBy = (credit: Euro, original: Paid): Euro =>
  minus(refundDue({ ...original, credited: plus(original.credited, credit) }), refundDue(original));
