import { FIRST_DATE, type IsoDate, isDateWithin, LAST_DATE } from '../../domain/dates/dates';
import { texts } from './texts';

/** The first and the last day that count as one. */
type Bounds = { first: IsoDate; last: IsoDate };

/** The days that a field takes when they are typed; what can be picked may begin later. */
export function boundsOf(min = FIRST_DATE, max = LAST_DATE): Bounds {
  const [first = min] = [min, FIRST_DATE].sort();
  return { first, last: max };
}

const BOUNDS = boundsOf();

/**
 * Reads a date as people write it: `20-11-2026`, `20/11/26`, `20112026`, `201126` or `2026-11-20`. A year of
 * two figures is one of this century, or of the one before when that would be after the last day.
 *
 * @returns '' when the text was taken away, null for what is no date
 */
export function readTypedDate(text: string, { first, last } = BOUNDS): IsoDate | '' | null {
  if (text.trim() === '') return '';
  return datesIn(text).find((date) => isDateWithin(date, first, last)) ?? null;
}

/** What to say of a text in which {@link readTypedDate} reads no date. */
export function whyNoDate(text: string, { first, last } = BOUNDS): string {
  const date = readTypedDate(text, ANY_DAY);
  if (date === null) return texts.noDate(text);
  return date < first
    ? texts.tooEarly(text, writeDate(first))
    : texts.tooLate(text, writeDate(last));
}

const ANY_DAY: Bounds = { first: '0000-01-01', last: '9999-12-31' };

/** What a text can stand for, the likeliest first. */
function datesIn(text: string): string[] {
  const bare = text.trim();
  const [, day, month, year] = SEPARATED.exec(bare) ?? UNBROKEN.exec(bare) ?? [];
  if (!day || !month || !year) return [bare];
  return ['20', '19'].map((century) =>
    [year.padStart(4, century), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
}

const SEPARATED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const UNBROKEN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** `20-11-2026`; nothing for no date. */
export const writeDate = (date: IsoDate | null | undefined) =>
  date ? date.split('-').reverse().join('-') : '';
