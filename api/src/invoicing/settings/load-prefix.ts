import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Queries } from '../../platform/database/connect';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import {
  findPrefixAfter,
  findPrefixes,
  findPrefixOf,
  lockSettings,
  NO_PREFIX,
  type StoredPrefix,
} from './store';
import { TEXTS } from './texts';

/** `updated_at` is the version that was shown. */
type Asked = { id: number | null; updated_at?: string | undefined };

/**
 * A prefix of the company by its id; without one the prefix that holds today, else the first that is to come.
 *
 * @throws HttpError 404, 409 when it has changed since
 */
export async function loadPrefix(
  { db, caller: { relation_id } }: Call,
  { id, updated_at: basedOn }: Asked,
): Promise<StoredPrefix> {
  await lockSettings(db, relation_id);
  const found =
    id === null
      ? await currentOrNext(db, relation_id)
      : (await findPrefixes(db, relation_id)).find((one) => isNamed(one) && one.id === id);
  if (!found) throw notFound(TEXTS.prefix);
  const names = { entity: 'invoice_prefix', id: found.id, relation_id };
  await refuseChanged(db, names, { basedOn, updated_at: found.updated_at });
  return found;
}

async function currentOrNext(db: Queries, relation_id: number) {
  const current = await findPrefixOf(db, relation_id);
  return current && isNamed(current) ? current : findPrefixAfter(db, relation_id, today());
}

/** A row without a prefix is no prefix to change or remove. */
const isNamed = ({ prefix }: StoredPrefix) => prefix !== NO_PREFIX;
