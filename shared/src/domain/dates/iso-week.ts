import { addDays, daysBetween, type IsoDate, mondayOf, yearOf } from './dates';

/** Number of a week, 1 to 53, and the year that it counts in. Source: ISO 8601, a week belongs to the year that its Thursday is in. */
export function isoWeek(date: IsoDate): { year: number; week: number } {
  const thursday = addDays(mondayOf(date), 3);
  const year = yearOf(thursday);
  return { year, week: 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) };
}

/** `2026-31` */
export function weekName(date: IsoDate): string {
  const { year, week } = isoWeek(date);
  return `${year}-${String(week).padStart(2, '0')}`;
}
