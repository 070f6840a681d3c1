import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countTabs } from '../list/count-tabs';
import { findActive, type RecurrenceQuery } from './recurrence-rows';

/** One page of the active recurrences, each with its template and the invoices that were made last. */
export async function listRecurrences(
  { db, caller: { relation_id } }: Pick<Call, 'db' | 'caller'>,
  query: RecurrenceQuery,
) {
  const counts = await countTabs(db, relation_id, query.search);
  return listPage({ query, counts, tab: 'recurring' }, (window) =>
    findActive(db, relation_id, query, window),
  );
}
