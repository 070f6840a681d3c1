import type { Queries } from '../../platform/database/connect';
import { findPrefixOf } from './store';

/** What stands before the number of an invoice of today; `null` when the company has set nothing. */
export const currentPrefix = async (db: Queries, relation_id: number): Promise<string | null> =>
  (await findPrefixOf(db, relation_id))?.prefix || null;
