import { addDays, daysBetween, type IsoDate } from '@boekwerk/shared/domain/dates/dates';

const SOME_MONDAY: IsoDate = '2026-01-05';

/** The Monday of the week that `date` is in. */
export function mondayOf(date: IsoDate): IsoDate {
  const since = daysBetween(SOME_MONDAY, date) % 7;
  return addDays(date, -((since + 7) % 7));
}
