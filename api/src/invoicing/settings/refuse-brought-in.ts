import { invoiceNumber } from '@boekwerk/shared/domain/invoice/invoice-number';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import { lastBroughtIn, type Series } from '../number-store';
import { TEXTS } from './texts';

/**
 * A series that begins goes behind the numbers of another program that were brought in: the customer knows an invoice by
 * its number, which no other has.
 *
 * @throws HttpError 422 at `start_number`
 */
export async function refuseBroughtIn(db: Queries, { first, ...series }: Series): Promise<void> {
  const last = await lastBroughtIn(db, series);
  if (first > last) return;
  const number = invoiceNumber(series.prefix, series.year, last);
  throw invalid({ start_number: TEXTS.broughtIn(number, last + 1) });
}
