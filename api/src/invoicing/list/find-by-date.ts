import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { inOrder, type Order, opposite } from '../../platform/lists/order';
import type { Window } from '../../platform/lists/pagination';
import { daysOfPage } from './days-of-page';
import { LIST_COLUMNS, type ListedInvoice } from './list-columns';
import { ofList } from './tabs';

/**
 * A page by invoice date. The first and the last one are where the index begins and ends; of any other only its days
 * are read, so that a page far away costs as much as the first.
 */
export async function findByDate(
  db: Queries,
  relation_id: number,
  query: InvoiceQuery,
  { skip, take, total }: Window,
): Promise<ListedInvoice[]> {
  const fits = ofList(relation_id, query);
  const { order } = query;
  if (isAlongIndex(query)) {
    if (skip === 0) return rowsBy(db, { fits, order, take, skip });
    if (skip + take === total)
      return (await rowsBy(db, { fits, order: opposite(order), take, skip: 0 })).reverse();
  }
  const { days, before } = await daysOfPage(db, relation_id, query, { skip, take });
  const onDays = sql`${fits} and ${invoice.date} = any(${sql.param(days)}::date[])`;
  return rowsBy(db, { fits: onDays, order, take, skip: skip - before });
}

/** Whether an index has just these rows by date: else it might be followed for long before any fits. */
const isAlongIndex = ({ tab, expired }: InvoiceQuery) =>
  (tab === 'all' || tab === 'paid') && expired === 'all';

type Rows = { fits: SQL; order: Order; skip: number; take: number };

const rowsBy = (db: Queries, { fits, order, skip, take }: Rows): Promise<ListedInvoice[]> =>
  db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(fits)
    .orderBy(inOrder([sql`${invoice.date}`, sql`${invoice.id}`], order))
    .limit(take)
    .offset(skip);
