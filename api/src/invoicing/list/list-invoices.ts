import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import type { Queries } from '../../platform/database/connect';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import type { PageWindow } from '../../platform/lists/pagination';
import { countInvoices } from './count-invoices';
import type { Counts } from './counts';
import { findByDate } from './find-by-date';
import { findByNumber } from './find-by-number';
import { findInOrder } from './find-in-order';
import { findTemplates } from './find-templates';
import type { ListedInvoice } from './list-columns';
import { searchInvoices } from './search-invoices';

/**
 * One page of invoices, with the number per tab.
 *
 * As quick with a million invoices as with a thousand: the tally counts, and says on which days a page lies; only those
 * are read. A search counts what it finds.
 */
export async function listInvoices(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: InvoiceQuery,
): Promise<{ data: ListedInvoice[]; pagination: Pagination; counts: Counts }> {
  const { relation_id } = caller;
  if (query.search !== '') return searchInvoices(db, relation_id, query);

  const counts = await countInvoices(db, relation_id, query);
  return listPage({ query, counts, tab: query.tab }, (window) =>
    findPage(db, relation_id, query, window),
  );
}

function findPage(db: Queries, relation_id: number, query: InvoiceQuery, window: PageWindow) {
  const { sort } = query;
  if (query.tab === 'recurring') return findTemplates(db, relation_id, query, window);
  if (sort === 'date') return findByDate(db, relation_id, query, window);
  if (sort === 'number') return findByNumber(db, relation_id, query, window);
  return findInOrder(db, relation_id, { ...query, sort }, window);
}
