import type { Queries } from '../../platform/database/connect';
import { findPrefixOf, type StoredPrefix } from './store';

/** A prefix as a reply. */
export async function toPrefix(db: Queries, prefix: StoredPrefix) {
  const current = await findPrefixOf(db, prefix.relation_id);
  return { ...prefix, is_current: prefix.id === current?.id };
}
