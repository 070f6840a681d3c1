import type { BookingRuleQuery } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countRules, findRules } from './store';

/** One page of the firm's rules; a page beyond the last one gives the last one. */
export async function listRules(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: BookingRuleQuery,
) {
  const all = await countRules(db, caller.relation_id, query.search);
  return listPage({ query, counts: { all }, tab: 'all' }, (window) =>
    findRules(db, caller.relation_id, query, window),
  );
}
