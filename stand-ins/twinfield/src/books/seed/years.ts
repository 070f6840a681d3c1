import { plusDays } from '../days';
import type { FiscalYear, OfficeKey, Period } from '../types';

/** Of the year that is and the ones around it; what lies two years back is closed, of last year all but December. */
export function yearsFor(office: OfficeKey, kind: 'months' | 'weeks', thisYear: number) {
  return [-2, -1, 0, 1].map((distance): FiscalYear => {
    const year = thisYear + distance;
    const periods = kind === 'months' ? months(year) : weeks(year);
    const last = periods.length;
    return {
      office,
      year,
      start: `${year}0101`,
      periods: periods.map((period) => ({
        ...period,
        isOpen: distance >= 0 || (distance === -1 && period.number === last),
      })),
    };
  });
}

type Closed = Omit<Period, 'isOpen'>;

const MONTHS = [
  'Januari',
  'Februari',
  'Maart',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Augustus',
  'September',
  'Oktober',
  'November',
  'December',
];

const months = (year: number): Closed[] =>
  MONTHS.map((name, index) => ({
    number: index + 1,
    name,
    end: plusDays(firstOf(index === 11 ? year + 1 : year, ((index + 1) % 12) + 1), -1),
  }));

const firstOf = (year: number, month: number) => `${year}${String(month).padStart(2, '0')}01`;

/** Fifty-two, counted from 1 January; the last one takes the day or two that are left. */
const weeks = (year: number): Closed[] =>
  Array.from({ length: 52 }, (_, index) => ({
    number: index + 1,
    name: `Week ${index + 1}`,
    end: index === 51 ? `${year}1231` : plusDays(`${year}0101`, 7 * index + 6),
  }));
