import { today } from '@boekwerk/shared/domain/dates/dates';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import {
  findPrefixAfter,
  findPrefixes,
  findPrefixOf,
  lockSettings,
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
      ? ((await findPrefixOf(db, relation_id)) ?? (await findPrefixAfter(db, relation_id, today())))
      : (await findPrefixes(db, relation_id)).find((prefix) => prefix.id === id);
  if (!found) throw notFound(TEXTS.prefix);
  return found;
}
