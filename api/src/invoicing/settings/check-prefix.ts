import { yearOf } from '@boekwerk/shared/domain/dates/dates';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import { findSeriesAlike } from '../number-store';
import { refuseBroughtIn } from './refuse-brought-in';
import { findPrefixes, NO_PREFIX, type PrefixValues, type StoredPrefix } from './store';
import { TEXTS } from './texts';

/**
 * Checks a prefix against the others of the company and against the numbers already given under it, capitals or not. Once a
 * series has begun its start number must be the next one: any other repeats a number or leaves a gap.
 *
 * @param before the prefix as it was, when it is changed
 * @throws HttpError 422
 */
export async function checkPrefix(
  db: Queries,
  relation_id: number,
  form: PrefixValues,
  before?: StoredPrefix,
): Promise<void> {
  const others = (await findPrefixes(db, relation_id)).filter(
    ({ id, prefix }) => id !== before?.id && prefix !== NO_PREFIX,
  );
  if (others.some(({ start_date }) => start_date === form.start_date))
    throw invalid({ start_date: TEXTS.dateTaken });
  // Case-insensitive: prefixes that differ in capitals only look the same to readers.
  if (others.some(({ prefix }) => prefix.toLowerCase() === form.prefix.toLowerCase()))
    throw invalid({ prefix: TEXTS.prefixTaken });
  if (before && seriesKey(before) === seriesKey(form)) return;

  const year = yearOf(form.start_date);
  const given = await findSeriesAlike(db, { relation_id, prefix: form.prefix, year });
  const last = Math.max(0, ...given.filter((series) => series.year === year).map(lastOf));
  if (last > 0 && form.start_number !== last + 1)
    throw invalid({ start_number: TEXTS.numbersGiven(year, last) });
  if (last === 0)
    await refuseBroughtIn(db, { relation_id, prefix: form.prefix, year, first: form.start_number });
  // Its own numbers of the year go on from themselves, and those of a later one begin with 1.
  const own = given.find((series) => series.year === year && series.prefix === form.prefix);
  const isMixed = given
    .filter((series) => series.prefix !== form.prefix)
    .some((other) => other.year > year || (own !== undefined && lastOf(own) < last));
  if (isMixed) throw invalid({ prefix: TEXTS.prefixTaken });
}

const lastOf = ({ last_number }: { last_number: number }) => last_number;

/** The numbers that a prefix starts with. */
const seriesKey = ({ prefix, start_date, start_number }: PrefixValues) =>
  `${prefix} ${yearOf(start_date)} ${start_number}`;
