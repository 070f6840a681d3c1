import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Queries } from '../../platform/database/connect';
import { beginSeries, type Series, takeNumber } from '../number-store';
import { lockSettings } from '../settings/store';
import { seriesOf } from './series-of';

/**
 * Takes the next number of a series. Whoever takes the first one looks at the start number once more, as it may have been
 * chosen since the series was read, and keeps others from choosing it until this transaction ends.
 */
export async function takeNextNumber(db: Queries, series: Series, date: IsoDate): Promise<number> {
  const taken = await takeNumber(db, series);
  if (taken !== series.first) return taken;

  const { relation_id, prefix } = series;
  await lockSettings(db, relation_id);
  const now = await seriesOf(db, { relation_id, date });
  if (now.prefix !== prefix || now.first === taken) return taken;
  return (await beginSeries(db, now)) ?? taken;
}
