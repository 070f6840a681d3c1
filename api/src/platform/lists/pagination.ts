import type { Pagination } from '@boekwerk/shared/contract/lists';

export type PageRequest = { page: number; itemsPerPage: number };

/** The page asked for, or the last one when there are no longer that many. */
export function paginate(
  { page: asked, itemsPerPage }: PageRequest,
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

/** Rows to skip for a page. */
export const skipped = ({ page, itemsPerPage }: PageRequest) => (page - 1) * itemsPerPage;

/** Rows to skip and to take, out of `total` that fit. */
export type PageWindow = { skip: number; take: number; total: number };

/** The rows of a page; none of one that lies behind the last. */
export function windowOf(pagination: Pagination): PageWindow {
  const skip = skipped(pagination);
  const { pageStop, itemsLength } = pagination;
  return { skip, take: Math.max(0, pageStop - skip), total: itemsLength };
}
