import { addMoney, type Money, moneyOf, negated } from '../money/currency';
import type { BookingLineValues, BookingValues } from './booking-values';

type Amounts = Pick<BookingValues, 'amount' | 'currency'> & {
  booking_lines: readonly Pick<BookingLineValues, 'value' | 'vat'>[];
};

export type BookingTotals = {
  /** Of the lines, without VAT. */
  value: Money;
  vat: Money;
  /** What the amount of the invoice is more than its lines: the Verschil. */
  difference: Money;
};

/** Adds up what the lines say, in cents; what is not filled in is nothing. */
export function bookingTotals({ amount, currency, booking_lines }: Amounts): BookingTotals {
  const inCurrency = (given: number | null) => moneyOf(given ?? 0, currency);
  const nothing = inCurrency(null);
  const value = addMoney(nothing, ...booking_lines.map((line) => inCurrency(line.value)));
  const vat = addMoney(nothing, ...booking_lines.map((line) => inCurrency(line.vat)));
  const difference = addMoney(inCurrency(amount), negated(value), negated(vat));
  return { value, vat, difference };
}
