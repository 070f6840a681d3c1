import type { getDocumentsBeside } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type { Pagination } from '@boekwerk/shared/contract/lists';

type List = { data: readonly { id: number }[]; pagination: Pagination };

/** The position of a document in the list it was opened from. */
export type DocumentPosition = {
  /** From 1, over all pages; null of one that is on another page than is shown: nobody counted up to it. */
  number: number | null;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
};

/** A document on the same page, or an edge of the page before or after it. */
export type Neighbour = { id: number } | { page: number; edge: 'first' | 'last' };

/** The position of a document that is on another page; null when it is not in the list. */
export function positionBeside({ previous, next }: Beside, total: number): DocumentPosition | null {
  if (previous === null && next === null) return null;
  return { number: null, total, previous: neighbour(previous), next: neighbour(next) };
}

type Beside = ReplyOf<typeof getDocumentsBeside>;

const neighbour = (id: number | null): Neighbour | null => (id === null ? null : { id });

/** The position of document `id`; null when it is not on this page of the list. */
export function positionOf(id: number, list: List | undefined): DocumentPosition | null {
  const index = list?.data.findIndex((row) => row.id === id) ?? -1;
  if (!list || index < 0) return null;

  const { page, pageCount, pageStart, itemsLength } = list.pagination;
  const before = list.data[index - 1];
  const after = list.data[index + 1];
  return {
    number: pageStart + index,
    total: itemsLength,
    previous: before ? { id: before.id } : page > 1 ? { page: page - 1, edge: 'last' } : null,
    next: after ? { id: after.id } : page < pageCount ? { page: page + 1, edge: 'first' } : null,
  };
}
