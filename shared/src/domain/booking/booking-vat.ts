import { addMoney, type Money, negated, portionOf } from '../money/currency';
import { type Cents, toCents } from '../money/money';

/** Percentages have two decimals. */
const HUNDREDTHS = 100;
/** All of an amount without VAT, in hundredths of a percent. */
export const WHOLE = 100 * HUNDREDTHS;

/** `21` is 2100: a percentage in whole hundredths of a percent. */
export const inHundredths = (percentage: number) => Math.round(percentage * HUNDREDTHS);

/** The VAT of an amount without it. */
export const vatOf = (value: Money, percentage: number): Money =>
  portionOf(value, inHundredths(percentage), WHOLE);

/** What the calculator makes of an amount with VAT: both parts, which add up to it again. */
export function splitAmount(amount: Money, percentage: number): { value: Money; vat: Money } {
  const value = portionOf(amount, WHOLE, WHOLE + inHundredths(percentage));
  return { value, vat: addMoney(amount, negated(value)) };
}

/** As much as several roundings may make of one line. */
const ROUNDING: Cents = toCents(0.02);

/** What the VAT of an amount should be, when it is more than two cents off; null when it is not. */
export function expectedVat({
  value,
  vat,
  percentage,
}: {
  value: Money;
  vat: Money;
  percentage: number;
}): Money | null {
  const expected = vatOf(value, percentage);
  const { amount } = addMoney(vat, negated(expected));
  return Math.abs(toCents(amount)) > ROUNDING ? expected : null;
}
