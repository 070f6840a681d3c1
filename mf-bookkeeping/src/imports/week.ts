import {
  addDays,
  daysBetween,
  type IsoDate,
  mondayOf,
  yearOf,
} from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { texts } from './texts';

/** Week number, 1 to 53. Source: ISO 8601, a week belongs to the year that its Thursday is in. */
export function weekOf(date: IsoDate): number {
  const thursday = addDays(mondayOf(date), 3);
  return 1 + Math.floor(daysBetween(`${yearOf(thursday)}-01-01`, thursday) / 7);
}

/** `Week 47, maandag 16-11-2026` */
export const weekText = (date: IsoDate): string =>
  texts.week(weekOf(date), formatDate(mondayOf(date)));
