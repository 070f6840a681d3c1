import type { Call } from '../../platform/http/call';
import { findPrefixes, findPrefixOf, NO_PREFIX } from './store';

/** The prefixes of the company, by start date. */
export async function listPrefixes({ db, caller: { relation_id } }: Call) {
  const current = await findPrefixOf(db, relation_id);
  const all = await findPrefixes(db, relation_id);
  return all
    .filter(({ prefix }) => prefix !== NO_PREFIX)
    .map((prefix) => ({ ...prefix, is_current: prefix.id === current?.id }));
}
