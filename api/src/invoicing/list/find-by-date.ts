import { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { openingPage } from '../../platform/lists/opening-page';
import { firstByIndex } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { daysOfPage } from './days-of-page';
import { findByIndex, selectListed } from './find-by-index';
import type { ListedInvoice } from './list-columns';
import { isInList } from './tabs';

/**
 * A page by invoice date. The first and the last one are where the index begins and ends; of any other only its days
 * are read, so that a page far away costs as much as the first.
 */
export async function findByDate(
  db: Queries,
  relation_id: number,
  query: InvoiceQuery,
  window: PageWindow,
): Promise<ListedInvoice[]> {
  const first = openingInvoices(db, relation_id, query, window);
  if (first) return first;
  const { skip, take, total } = window;
  const fits = isInList(relation_id, query);
  const sorted = { columns: COLUMNS, order: query.order };
  const isAtAnEnd = skip === 0 || skip + take === total;
  if (isAtAnEnd && hasOwnIndex(query)) return findByIndex(db, { ...sorted, ...window, fits });
  const { days, before, shown } = await daysOfPage(db, relation_id, query, { skip, take });
  const onDays = sql`${fits} and ${invoice.date} = any(${sql.param(days)}::date[])`;
  const within = { skip: skip - before, take, total: shown };
  return findByIndex(db, { ...sorted, ...within, fits: onDays });
}

/** Whether an index has just these rows by date: else it might be followed for long before any fits. */
const hasOwnIndex = ({ tab, expired }: InvoiceQuery) =>
  (tab === 'all' || tab === 'paid') && expired === 'all';

const COLUMNS = [invoice.date, invoice.id];

const openingInvoices = openingPage(
  'invoices_first_page',
  InvoiceQuery,
  (db, query, { relation_id, take }) => {
    const fits = isInList(relation_id, query);
    const index = { from: invoice, id: invoice.id, fits, columns: COLUMNS, order: query.order };
    return firstByIndex(index, take, (rows) => selectListed(db, rows));
  },
);
