import type { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { useSearchParams } from '@boekwerk/shared/router';
import { type Neighbour, positionOf } from './document-position';
import { type DocumentsQuery, useDocumentsPage } from './document-queries';

type Page = ReplyOf<typeof listBookingItems>;

/** The document that `?id=` in the address opens, beside the state of the list. */
export function useOpenedDocument(query: DocumentsQuery, page: Page | undefined) {
  const [params, setParams] = useSearchParams();
  const fetchPage = useDocumentsPage();
  const id = idIn(params.get('id'));

  const searchWith = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return next;
  };
  const replace = (next: URLSearchParams) => setParams(next, { replace: true });

  async function go(neighbour: Neighbour) {
    if ('id' in neighbour) return replace(searchWith({ id: String(neighbour.id) }));
    const there = await fetchPage({ ...query, page: neighbour.page });
    const row = there.data.at(neighbour.edge === 'first' ? 0 : -1);
    if (row) replace(searchWith({ page: String(neighbour.page), id: String(row.id) }));
  }

  function close() {
    const next = new URLSearchParams(params);
    next.delete('id');
    replace(next);
  }

  return {
    id,
    listed: page?.data.find((row) => row.id === id),
    position: id === null ? null : positionOf(id, page),
    linkTo: (document: number) => ({ search: `?${searchWith({ id: String(document) })}` }),
    go,
    close,
  };
}

/** The id in an address, which anybody may have typed. */
const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
