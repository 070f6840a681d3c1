import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import type { PageWindow } from '../../platform/lists/pagination';
import { findByIndex } from './find-by-index';
import { SORT_COLUMNS } from './list-columns';
import { isActiveTemplate } from './tabs';

/** A page of the templates that repeat. There are never many: they are read and sorted. */
export const findTemplates = (
  db: Queries,
  relation_id: number,
  { sort, order }: Pick<InvoiceQuery, 'sort' | 'order'>,
  window: PageWindow,
) =>
  findByIndex(db, {
    ...window,
    fits: sql`relation_id = ${relation_id} and ${isActiveTemplate(relation_id)}`,
    columns: SORT_COLUMNS[sort],
    order,
  });
