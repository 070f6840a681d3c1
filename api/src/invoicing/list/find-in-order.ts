import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import type { Queries } from '../../platform/database/connect';
import type { PageWindow } from '../../platform/lists/pagination';
import { findAmongAll } from './find-by-index';
import { SORT_COLUMNS } from './list-columns';
import { type Filters, isInList } from './tabs';

type Query = Filters &
  Pick<InvoiceQuery, 'tab' | 'order'> & { sort: 'customer' | 'subject' | 'total' };

/** A page by customer, subject or total. */
export const findInOrder = (db: Queries, relation_id: number, query: Query, window: PageWindow) =>
  findAmongAll(db, relation_id, {
    ...window,
    fits: isInList(relation_id, query),
    columns: SORT_COLUMNS[query.sort],
    order: query.order,
  });
