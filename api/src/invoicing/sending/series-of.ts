import { type IsoDate, yearOf } from '@boekwerk/shared/domain/dates/dates';
import type { Queries } from '../../platform/database/connect';
import { findPrefixOf, type StoredPrefix } from '../settings/store';
import type { Series } from '../store';

/**
 * The series in which an invoice of a day is numbered: per prefix and year of that day. The number a company chose to
 * start with counts in the first year of a prefix; each later year starts at 1, as do numbers without a prefix.
 */
export async function seriesOf(
  db: Queries,
  day: { relation_id: number; date: IsoDate },
): Promise<Series> {
  return seriesWith(await findPrefixOf(db, day.relation_id, day.date), day);
}

/** @param found the prefix of the day */
export function seriesWith(
  found: Pick<StoredPrefix, 'prefix' | 'start_date' | 'start_number'> | undefined,
  { relation_id, date }: { relation_id: number; date: IsoDate },
): Series {
  const year = yearOf(date);
  const isFirstYear = found !== undefined && yearOf(found.start_date) === year;
  return {
    relation_id,
    prefix: found?.prefix ?? '',
    year,
    first: isFirstYear ? found.start_number : 1,
  };
}
