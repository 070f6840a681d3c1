import { type IsoDate, mondayOf } from '@boekwerk/shared/domain/dates/dates';
import { isoWeek } from '@boekwerk/shared/domain/dates/iso-week';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { texts } from './texts';

/** `Week 47, maandag 16-11-2026` */
export const weekText = (date: IsoDate): string =>
  texts.week(isoWeek(date).week, formatDate(mondayOf(date)));
