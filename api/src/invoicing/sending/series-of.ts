import { type IsoDate, yearOf } from '@boekwerk/shared/domain/dates/dates';
import type { Queries } from '../../platform/database/connect';
import type { Series } from '../number-store';
import { findPrefixOf, type StoredPrefix } from '../settings/store';

/**
 * The number series of an invoice: per prefix and year of its date. The start number that the company chose applies to
 * the first year of a prefix, or to the year without one that it was chosen for; others start at 1.
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
