import { addDays, addMonths, type IsoDate } from '../dates/dates';

/**
 * The last day on which the VAT of a day can be declared and paid in time, for a company that does so each quarter: the
 * last day of the month after the quarter. Both are due one month after the period (articles 10 and 19 of the Algemene
 * wet inzake rijksbelastingen); who declares monthly or yearly has another day.
 */
export function vatReturnDue(date: IsoDate): IsoDate {
  const month = Number(date.slice(5, 7));
  const first = `${date.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
  return addDays(addMonths(first, 4), -1);
}
