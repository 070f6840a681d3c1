import type { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { useSearchParams } from '@boekwerk/shared/router';
import { useState } from 'react';
import type { DocumentsQuery } from './document-list-query';
import { type Neighbour, positionBeside, positionOf } from './document-position';
import { useDocumentsBeside, useDocumentsPage, useNeighbourPage } from './document-queries';
import { FROM_WORK } from './work-queue/opened-work';

type Page = ReplyOf<typeof listBookingItems>;

export type OpenedDocument = ReturnType<typeof useOpenedDocument>;

/** The document that `?id=` in the address opens, beside the state of the list. */
export function useOpenedDocument(query: DocumentsQuery, page: Page | undefined) {
  const [params, setParams] = useSearchParams();
  const fetchPage = useDocumentsPage();
  const id = idIn(params.get('id'));
  const seen = useLastSeen(id, page);
  const position = usePosition(query, id, seen ?? page);
  const next = useNeighbourId(query, position?.next);
  const previous = useNeighbourId(query, position?.previous);

  const searchWith = (change: Record<string, string>) => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) changed.set(name, value);
    return changed;
  };
  // At once: as a transition the list behind would be drawn with it, piece by piece.
  const replace = (search: URLSearchParams) =>
    setParams(search, { replace: true, flushSync: true });

  async function go(neighbour: Neighbour) {
    if ('id' in neighbour) return replace(searchWith({ id: String(neighbour.id) }));
    const there = await fetchPage({ ...query, page: neighbour.page });
    const row = there.data.at(neighbour.edge === 'first' ? 0 : -1);
    if (row) replace(searchWith({ page: String(neighbour.page), id: String(row.id) }));
  }

  function close() {
    const without = new URLSearchParams(params);
    without.delete('id');
    replace(without);
  }

  return {
    id,
    listed: seen?.data.find((row) => row.id === id),
    position,
    /** The documents beside it, the next one first. */
    beside: [next, previous].filter((one) => one !== null),
    linkTo: (document: number) => ({ search: `?${searchWith({ id: String(document) })}` }),
    go,
    close,
  };
}

/** By the page of the list; what stands beside one on another page is asked for. One of the work queue goes on there instead. */
function usePosition(query: DocumentsQuery, id: number | null, page: Page | undefined) {
  const [params] = useSearchParams();
  const onPage = id === null ? null : positionOf(id, page);
  const isAsked = page !== undefined && onPage === null && !params.has(FROM_WORK);
  const { data: beside } = useDocumentsBeside(query, isAsked ? id : null);
  return onPage ?? (page && beside ? positionBeside(beside, page.pagination.itemsLength) : null);
}

/** The page of the list as the document was last on it: what is done to it may take it off its tab. */
function useLastSeen(id: number | null, page: Page | undefined): Page | undefined {
  const [seen, setSeen] = useState(page);
  const isOnPage = page?.data.some((row) => row.id === id) ?? false;
  if (isOnPage && seen !== page) setSeen(page);
  return isOnPage ? page : seen;
}

/** The document beside the opened one, also when it is on another page of the list; null while that is not known. */
function useNeighbourId(query: DocumentsQuery, neighbour: Neighbour | null | undefined) {
  const isElsewhere = neighbour !== null && neighbour !== undefined && 'page' in neighbour;
  const there = useNeighbourPage(query, isElsewhere ? neighbour.page : null);
  if (!neighbour) return null;
  if ('id' in neighbour) return neighbour.id;
  return there.data?.data.at(neighbour.edge === 'first' ? 0 : -1)?.id ?? null;
}

/** The id in an address, which anybody may have typed. */
const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
