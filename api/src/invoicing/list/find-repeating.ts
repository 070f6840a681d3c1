import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { inOrder } from '../../platform/lists/order';
import type { Window } from '../../platform/lists/pagination';
import { LIST_COLUMNS, SORT_COLUMNS } from './list-columns';
import { repeating } from './tabs';

/** A page of the templates that repeat. There are never many: they are read and sorted. */
export const findRepeating = (
  db: Queries,
  relation_id: number,
  { sort, order }: Pick<InvoiceQuery, 'sort' | 'order'>,
  { skip, take }: Window,
) =>
  db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(sql`relation_id = ${relation_id} and ${repeating(relation_id)}`)
    .orderBy(inOrder(SORT_COLUMNS[sort], order))
    .limit(take)
    .offset(skip);
