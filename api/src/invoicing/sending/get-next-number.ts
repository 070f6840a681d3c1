import { type IsoDate, today } from '@boekwerk/shared/domain/dates/dates';
import { invoiceNumber } from '@boekwerk/shared/domain/invoice/invoice-number';
import type { Call } from '../../platform/http/call';
import { lastNumber } from '../number-store';
import { seriesOf } from './series-of';

/** The number the next invoice of a day, today when empty, will get unless somebody else sends one first. */
export async function getNextNumber(
  { db, caller: { relation_id } }: Pick<Call, 'db' | 'caller'>,
  { date }: { date: IsoDate | '' },
) {
  const series = await seriesOf(db, { relation_id, date: date || today() });
  const last = await lastNumber(db, series);
  const next_number = last === null ? series.first : last + 1;
  return { number: invoiceNumber(series.prefix, series.year, next_number), next_number };
}
