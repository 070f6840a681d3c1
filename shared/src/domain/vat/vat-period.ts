import { addDays, addMonths, type IsoDate, isDate, yearOf } from '../dates/dates';

/** How often a company files: each month, each quarter or each year. */
export const VAT_PERIODS = { month: 1, quarter: 3, year: 12 } as const;
export type VatPeriodLength = keyof typeof VAT_PERIODS;

/** The first day of a period, and how long it is. */
export type VatPeriod = { length: VatPeriodLength; start: IsoDate };

/** The period that a day lies in. */
export function vatPeriodOf(date: IsoDate, length: VatPeriodLength): VatPeriod {
  const month = Number(date.slice(5, 7)) - 1;
  const first = month - (month % VAT_PERIODS[length]);
  return { length, start: `${yearOf(date)}-${String(first + 1).padStart(2, '0')}-01` };
}

/** So many periods later, or earlier. */
export const movedBy = ({ length, start }: VatPeriod, periods: number): VatPeriod => ({
  length,
  start: addMonths(start, periods * VAT_PERIODS[length]),
});

export const lastDayOf = (period: VatPeriod): IsoDate => addDays(movedBy(period, 1).start, -1);

/** The one that ended last: that is filed now. */
export const lastEnded = (today: IsoDate, length: VatPeriodLength): VatPeriod =>
  movedBy(vatPeriodOf(today, length), -1);

/** `2026-Q3`, `2026-08` or `2026`, as it stands in an address. */
export function writeVatPeriod({ length, start }: VatPeriod): string {
  const month = start.slice(5, 7);
  return {
    year: start.slice(0, 4),
    month: start.slice(0, 7),
    quarter: `${start.slice(0, 4)}-Q${(Number(month) + 2) / 3}`,
  }[length];
}

/** The period that an address names, which anybody may have typed; null for none. */
export function readVatPeriod(text: string): VatPeriod | null {
  const [, year, quarter, month] = /^(\d{4})(?:-(?:Q([1-4])|(\d{2})))?$/.exec(text) ?? [];
  const first = quarter ? String(Number(quarter) * 3 - 2).padStart(2, '0') : (month ?? '01');
  const start = `${year}-${first}-01`;
  if (!isDate(start)) return null;
  return { length: quarter ? 'quarter' : month ? 'month' : 'year', start };
}
