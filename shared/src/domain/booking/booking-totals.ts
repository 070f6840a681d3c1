import { type Cents, type Euro, fromCents, sum, toCents } from '../money/money';
import type { BookingLineValues, BookingValues } from './booking-values';

type Amounts = {
  amount: BookingValues['amount'];
  booking_lines: readonly Pick<BookingLineValues, 'value' | 'vat'>[];
};

export type BookingTotals = {
  /** Of the lines, without VAT. */
  value: Euro;
  vat: Euro;
  /** What the amount of the invoice is more than its lines: the Verschil. */
  difference: Euro;
};

/** Adds up what the lines say, in cents; what is not filled in is nothing. */
export function bookingTotals({ amount, booking_lines }: Amounts): BookingTotals {
  const value = sum(booking_lines.map((line) => toCents(line.value ?? 0)));
  const vat = sum(booking_lines.map((line) => toCents(line.vat ?? 0)));
  const difference = (toCents(amount ?? 0) - value - vat) as Cents;
  return { value: fromCents(value), vat: fromCents(vat), difference: fromCents(difference) };
}
