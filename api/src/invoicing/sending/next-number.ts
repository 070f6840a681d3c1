import { today, yearOf } from '@boekwerk/shared/domain/dates';
import type { Call } from '../../http/call';
import { lastNumber } from '../store';
import { invoiceNumber, NO_PREFIX } from './invoice-number';

/** The number the next invoice of this year will get, unless somebody else sends one first. */
export async function getNextNumber({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const series = { relation_id: caller.relation_id, prefix: NO_PREFIX, year: yearOf(today()) };
  const last = await lastNumber(db, series);
  return { number: invoiceNumber(series.prefix, series.year, last + 1) };
}
