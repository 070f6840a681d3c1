import type { InvoiceQuery, InvoiceTab } from '@boekwerk/shared/contract/invoicing';
import type { Pagination } from '@boekwerk/shared/contract/lists';

export type Counts = Record<InvoiceTab, number>;

/** Rows to skip and to take, out of `total` that fit. */
export type Window = { skip: number; take: number; total: number };

/** The page asked for, or the last one when there are no longer that many. */
export function paginate(
  { page: asked, itemsPerPage }: Pick<InvoiceQuery, 'page' | 'itemsPerPage'>,
  itemsLength: number,
): Pagination {
  const pageCount = Math.max(1, Math.ceil(itemsLength / itemsPerPage));
  const page = Math.min(asked, pageCount);
  const before = (page - 1) * itemsPerPage;
  return {
    page,
    itemsPerPage,
    pageStart: itemsLength === 0 ? 0 : before + 1,
    pageStop: Math.min(before + itemsPerPage, itemsLength),
    pageCount,
    itemsLength,
  };
}

export function windowOf({ page, itemsPerPage, itemsLength, pageStop }: Pagination): Window {
  const skip = (page - 1) * itemsPerPage;
  return { skip, take: Math.max(0, pageStop - skip), total: itemsLength };
}
