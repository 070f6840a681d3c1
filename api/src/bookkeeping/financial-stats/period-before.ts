import { addDays, addMonths, daysBetween, type IsoDate } from '@boekwerk/shared/domain/dates/dates';

/** Days from `start` to `end`, both inclusive. */
export type Period = { start: IsoDate; end: IsoDate };

/**
 * The period of the same length that ends the day before: as many months for whole months, else as many days. `null`
 * for a period with an open end, or one that ends before it starts.
 */
export function periodBefore({ start, end }: Period): Period | null {
  if (start === '' || end === '' || end < start) return null;

  const after = addDays(end, 1);
  if (isFirstOfMonth(start) && isFirstOfMonth(after))
    return { start: addMonths(start, -monthsBetween(start, after)), end: addDays(start, -1) };
  return { start: addDays(start, -daysBetween(start, after)), end: addDays(start, -1) };
}

const isFirstOfMonth = (date: IsoDate) => date.endsWith('-01');

function monthsBetween(from: IsoDate, to: IsoDate): number {
  const monthOf = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthOf(to) - monthOf(from);
}
