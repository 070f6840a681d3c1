import { addDays, addMonths, type IsoDate, yearOf } from '../../domain/dates/dates';
import { texts } from './texts';

/** Days from and to, both inclusive; '' is open. */
export type Period = { from: IsoDate; to: IsoDate };

/** The periods a user may pick with one click, seen from `today`. */
export function presetPeriods(today: IsoDate): { label: string; period: Period }[] {
  const month = `${today.slice(0, 7)}-01`;
  const quarter = addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  const year = `${yearOf(today)}-01-01`;
  return [
    { label: texts.thisMonth, period: periodOf(month, 1) },
    { label: texts.lastMonth, period: periodOf(addMonths(month, -1), 1) },
    { label: texts.thisQuarter, period: periodOf(quarter, 3) },
    { label: texts.thisYear, period: periodOf(year, 12) },
  ];
}

const periodOf = (from: IsoDate, months: number): Period => ({
  from,
  to: addDays(addMonths(from, months), -1),
});

/** Nothing lies in such a period. */
export const endsFirst = ({ from, to }: Period): boolean => from !== '' && to !== '' && to < from;
