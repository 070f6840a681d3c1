import { type Amount, type Cents, fromCents, toCents } from '../money/money';

/** Of fewer invoices nobody can say what is usual. */
const FEWEST_AMOUNTS = 5;
/** An amount is far when it is so many times further from the middle than most are. */
const FAR = 3;
/** Of a supplier whose amounts hardly differ, what any amount may differ: a tenth, and five euro. */
const LEAST_SHARE = 10;
const LEAST = 500;

/** Both ends included. */
export type UsualAmount = { from: Amount; to: Amount };

/**
 * Between which amounts a supplier's invoices usually are: the median, less and more three times the median of how far
 * they are from it, which one odd invoice does not move as it moves a mean (the rule of Hampel for outliers). What was
 * asked twice is usual in any case: a subscription with a yearly bill beside the monthly ones.
 *
 * @param amounts of invoices that were booked, in one currency, more than nothing
 * @returns null of fewer than five
 */
export function usualAmount(amounts: readonly Amount[]): UsualAmount | null {
  if (amounts.length < FEWEST_AMOUNTS) return null;
  const sorted = inOrder(amounts.map(toCents));
  const middle = medianOf(sorted);
  const distance = medianOf(inOrder(sorted.map((each) => Math.abs(each - middle))));
  const room = FAR * Math.max(distance, Math.ceil(middle / LEAST_SHARE), LEAST);
  const [, second = middle] = sorted;
  const from = Math.max(1, Math.min(middle - room, second));
  const to = Math.max(middle + room, sorted.at(-2) ?? middle);
  return { from: fromCents(from as Cents), to: fromCents(to as Cents) };
}

/** Whether an amount is far from what is usual; without an amount, or anything usual, it is not. */
export const isUnusualAmount = (amount: Amount | null, usual: UsualAmount | null): boolean =>
  amount !== null && usual !== null && (amount < usual.from || amount > usual.to);

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** In the middle of an even number there are two: the lower one, so that it is an amount that was asked. */
const medianOf = (sorted: readonly number[]): number =>
  sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
