import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Queries } from '../../platform/database/connect';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import {
  findPrefixAfter,
  findPrefixes,
  findPrefixOf,
  lockSettings,
  NO_PREFIX,
  type StoredPrefix,
} from './store';
import { TEXTS } from './texts';

/**
 * A prefix of the company by its id; without one the prefix that holds today, else the first that is to come.
 *
 * @throws HttpError 404
 */
export async function loadPrefix(
  { db, caller: { relation_id } }: Call,
  id: number | null,
): Promise<StoredPrefix> {
  await lockSettings(db, relation_id);
  const found =
    id === null
      ? await currentOrNext(db, relation_id)
      : (await findPrefixes(db, relation_id)).find((one) => isNamed(one) && one.id === id);
  if (!found) throw notFound(TEXTS.prefix);
  return found;
}

async function currentOrNext(db: Queries, relation_id: number) {
  const current = await findPrefixOf(db, relation_id);
  return current && isNamed(current) ? current : findPrefixAfter(db, relation_id, today());
}

/** A row without a prefix is no prefix to change or remove. */
const isNamed = ({ prefix }: StoredPrefix) => prefix !== NO_PREFIX;
