import { type Cents, type Euro, fromCents, portion, toCents } from '../money/money';

/** Percentages have two decimals. */
const HUNDREDTHS = 100;
const WHOLE = 100 * HUNDREDTHS;

const inHundredths = (percentage: number) => Math.round(percentage * HUNDREDTHS);

/** The VAT of an amount without it. */
export const vatOf = (value: Euro, percentage: number): Euro =>
  fromCents(portion(toCents(value), inHundredths(percentage), WHOLE));

/** What the calculator makes of an amount with VAT: both parts, which add up to it again. */
export function splitAmount(amount: Euro, percentage: number): { value: Euro; vat: Euro } {
  const cents = toCents(amount);
  const value = portion(cents, WHOLE, WHOLE + inHundredths(percentage));
  return { value: fromCents(value), vat: fromCents((cents - value) as Cents) };
}
