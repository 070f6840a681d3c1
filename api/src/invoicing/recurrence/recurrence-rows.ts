import type { RECURRENCE_SORTS } from '@boekwerk/shared/contract/recurrence';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import { inOrder, type Order } from '../../platform/lists/order';
import { skipped } from '../../platform/lists/pagination';
import { LIST_COLUMNS, type ListedInvoice } from '../list/list-columns';
import { holdsWords } from '../list/tabs';
import type { StoredRecurrence } from './store';

type Page = { page: number; itemsPerPage: number };
type Sort = (typeof RECURRENCE_SORTS)[number];

const SORTS: Record<Sort, SQL> = {
  next_date: sql`${recurrence.next_date}`,
  customer: sql`${invoice.customer_name}`,
  total: sql`${invoice.total}`,
  frequency: sql`${recurrence.recurrence_type}`,
};

/** Active recurrences with their template; a search looks through the template. */
export const findActive = (
  db: Queries,
  relation_id: number,
  query: Page & { sort: Sort; order: Order; search: string },
): Promise<{ recurrence: StoredRecurrence; base_invoice: ListedInvoice }[]> =>
  db
    .select({ recurrence, base_invoice: LIST_COLUMNS })
    .from(recurrence)
    .innerJoin(invoice, eq(invoice.id, recurrence.base_invoice_id))
    .where(
      and(
        eq(recurrence.relation_id, relation_id),
        eq(recurrence.active, true),
        holdsWords(query.search),
      ),
    )
    .orderBy(inOrder([SORTS[query.sort], sql`${recurrence.id}`], query.order))
    .limit(query.itemsPerPage)
    .offset(skipped(query));

const LATEST = 12;

/** The invoices that these recurrences made last, at most twelve each, the last one first. */
export async function findLatestGenerated(
  db: Queries,
  relation_id: number,
  recurrence_ids: number[],
): Promise<ListedInvoice[]> {
  if (recurrence_ids.length === 0) return [];
  const latest = sql`
    select made.id from unnest(${sql.param(recurrence_ids)}::int[]) as repeated(id)
    cross join lateral (
      select id from invoice where recurrence_id = repeated.id and occurrence is not null
      order by occurrence desc limit ${LATEST}
    ) as made`;
  return db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(and(eq(invoice.relation_id, relation_id), sql`${invoice.id} = any(array(${latest}))`))
    .orderBy(desc(invoice.occurrence));
}
