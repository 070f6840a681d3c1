import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import type { PageWindow } from '../../platform/lists/pagination';
import { findAmongAll } from './find-by-index';
import { type Filters, isInList } from './tabs';

type Query = Filters & Pick<InvoiceQuery, 'tab' | 'order'> & { sort: keyof typeof COLUMNS };

const COLUMNS = {
  customer: invoice.customer_name,
  subject: invoice.description,
  total: invoice.total,
};

/** A page by customer, subject or total. */
export const findInOrder = (db: Queries, relation_id: number, query: Query, window: PageWindow) =>
  findAmongAll(db, relation_id, {
    ...window,
    fits: isInList(relation_id, query),
    columns: [sql`${COLUMNS[query.sort]}`, sql`${invoice.id}`],
    order: query.order,
  });
