import { type IsoDate, isDate } from '../../domain/dates';

/**
 * Reads a date as people write it: `20-11-2026`, `20/11/26`, `20112026`, `201126` or `2026-11-20`. A year of
 * two figures is one of this century.
 *
 * @returns null for what is no date
 */
export function readDate(text: string): IsoDate | null {
  const bare = text.trim();
  if (isDate(bare)) return bare;
  const [, day, month, year] = SEPARATED.exec(bare) ?? UNBROKEN.exec(bare) ?? [];
  if (!day || !month || !year) return null;
  const date = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDate(date) ? date : null;
}

const SEPARATED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const UNBROKEN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** `20-11-2026`; nothing for no date. */
export const writeDate = (date: IsoDate | null | undefined) =>
  date ? date.split('-').reverse().join('-') : '';
