import { addMoney, type Money, moneyOf } from '../money/currency';
import { toCents } from '../money/money';
import { bookingTotals } from './booking-totals';
import type { BookingLineValues, BookingValues } from './booking-values';

type Amounts<Line> = Pick<BookingValues, 'amount' | 'currency'> & {
  booking_lines: readonly Line[];
};

/** Which line was rounded, the first being 0, and by how much its VAT went up. */
export type Rounding = { line: number; by: Money };

/**
 * A difference of exactly one cent goes to the VAT of the first line that carries VAT, as an invoice rounds it once and
 * its lines each on their own. Any other difference stays, and so does a cent when no line carries VAT.
 */
export function roundBooking<Line extends Pick<BookingLineValues, 'value' | 'vat'>>(
  amounts: Amounts<Line>,
): { booking_lines: Line[]; rounding: Rounding | null } {
  const booking_lines = [...amounts.booking_lines];
  const { difference } = bookingTotals(amounts);
  const line = booking_lines.findIndex(({ vat }) => vat !== null && toCents(vat) !== 0);
  const rounded = booking_lines[line];
  if (Math.abs(toCents(difference.amount)) !== 1 || !rounded)
    return { booking_lines, rounding: null };
  const vat = addMoney(moneyOf(rounded.vat ?? 0, difference.currency), difference);
  booking_lines[line] = { ...rounded, vat: vat.amount };
  return { booking_lines, rounding: { line, by: difference } };
}
