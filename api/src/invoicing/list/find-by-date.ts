import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import type { DaysOfPage } from './count-invoices';
import { inOrder, LIST_COLUMNS } from './list-columns';
import type { Window } from './list-page';
import { ofList } from './tabs';

/** A page by invoice date. Only its days are read, so a page far away costs as much as the first. */
export const findByDate = (
  db: Queries,
  relation_id: number,
  query: InvoiceQuery,
  { skip, take, days, before }: Window & DaysOfPage,
) =>
  db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(sql`${ofList(relation_id, query)} and ${invoice.date} = any(${sql.param(days)}::date[])`)
    .orderBy(inOrder([sql`${invoice.date}`, sql`${invoice.id}`], query.order))
    .limit(take)
    .offset(skip - before);
