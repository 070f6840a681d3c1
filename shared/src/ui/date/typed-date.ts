import { FIRST_DATE, type IsoDate, isDateWithin, LAST_DATE } from '../../domain/dates/dates';

/** The first and the last day that count as one. */
type Bounds = { first?: IsoDate; last?: IsoDate };

/**
 * Reads a date as people write it: `20-11-2026`, `20/11/26`, `20112026`, `201126` or `2026-11-20`. A year of
 * two figures is one of this century, or of the one before when that would be after the last day.
 *
 * @returns null for what is no date
 */
export function readTypedDate(
  text: string,
  { first = FIRST_DATE, last = LAST_DATE }: Bounds = {},
): IsoDate | null {
  const bare = text.trim();
  const [, day, month, year] = SEPARATED.exec(bare) ?? UNBROKEN.exec(bare) ?? [];
  const dates =
    day && month && year
      ? ['20', '19'].map((century) =>
          [year.padStart(4, century), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
        )
      : [bare];
  return dates.find((date) => isDateWithin(date, first, last)) ?? null;
}

const SEPARATED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const UNBROKEN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** `20-11-2026`; nothing for no date. */
export const writeDate = (date: IsoDate | null | undefined) =>
  date ? date.split('-').reverse().join('-') : '';
