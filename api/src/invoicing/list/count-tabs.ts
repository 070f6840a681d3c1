import type { Queries } from '../../platform/database/connect';
import { countInvoices } from './count-invoices';
import type { Counts } from './counts';
import { countFound } from './search-invoices';

const ALL = { from: '', to: '', expired: 'all' } as const;

/** How many invoices each tab has, of those that hold every word of the search; without other filters. */
export async function countTabs(db: Queries, relation_id: number, search: string): Promise<Counts> {
  if (search !== '') return countFound(db, relation_id, { ...ALL, search });
  return countInvoices(db, relation_id, ALL);
}
