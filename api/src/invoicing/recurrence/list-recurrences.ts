import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countTabs } from '../list/count-tabs';
import { findActive, findLatestGenerated, type RecurrenceQuery } from './recurrence-rows';

/** One page of the active recurrences, each with its template and the invoices that were made last. */
export async function listRecurrences(
  { db, caller: { relation_id } }: Pick<Call, 'db' | 'caller'>,
  query: RecurrenceQuery,
) {
  const counts = await countTabs(db, relation_id, query.search);
  return listPage({ query, counts, tab: 'recurring' }, async (window) => {
    const rows = await findActive(db, relation_id, query, window);
    const ids = rows.map(({ recurrence }) => recurrence.id);
    const generated = await findLatestGenerated(db, relation_id, ids);
    return rows.map(({ recurrence, base_invoice }) => ({
      ...recurrence,
      base_invoice,
      invoices: generated.filter(({ recurrence_id }) => recurrence_id === recurrence.id),
    }));
  });
}
