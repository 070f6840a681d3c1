import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countTabs } from '../list/count-tabs';
import { countStopped, findRecurrences, type RecurrenceQuery } from './recurrence-rows';

/** One page of the recurrences that are active or stopped, each with its template and the invoices that were made last. */
export async function listRecurrences(
  { db, caller: { relation_id } }: Pick<Call, 'db' | 'caller'>,
  query: RecurrenceQuery,
) {
  const tabs = await countTabs(db, relation_id, query.search);
  const counts =
    query.state === 'stopped'
      ? { ...tabs, recurring: await countStopped(db, relation_id, query) }
      : tabs;
  return listPage({ query, counts, tab: 'recurring' }, (window) =>
    findRecurrences(db, relation_id, query, window),
  );
}
