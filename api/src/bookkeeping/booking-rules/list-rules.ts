import type { BookingRuleQuery } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type { Call } from '../../platform/http/call';
import { foundPage } from '../../platform/lists/list-page';
import { findRules } from './store';

/** One page of the firm's rules; a page beyond the last one gives the last one. */
export const listRules = ({ db, caller }: Pick<Call, 'db' | 'caller'>, query: BookingRuleQuery) =>
  foundPage({ query, tab: 'all' }, async (window) => {
    const { rows, all } = await findRules(db, caller.relation_id, query, window);
    return { rows, counts: { all } };
  });
