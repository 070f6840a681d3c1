import { ApiError, apiErrorOf, offlineError } from '@boekwerk/shared/api-client/api-error';
import { cacheReply } from '@boekwerk/shared/api-client/cache-reply';
import { call } from '@boekwerk/shared/api-client/call';
import {
  type BookingDocument,
  endQuestion,
  getBookingItem,
  saveBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import {
  type BookingItem,
  getDocumentsBeside,
  getDocumentUrl,
  labelBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import {
  keepPreviousData,
  PREFETCHED_MS,
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { type DocumentsQuery, documentListsKey, documentsQuery } from './document-list-query';
import { pauseBeforeListing, pauseBeforeReading } from './document-progress';

const documentKey = (id: number) => [...documentsKey(), 'one', id];

/** A document's bytes do not change, so they are asked once while somebody looks at its neighbours. */
const fileOptions = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey(), 'file', id],
    queryFn: ({ signal }) => fetchDocument(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** A page of the list, read anew as long as a job has one of its documents, and when somebody comes back to it. */
export const useDocuments = (query: DocumentsQuery) =>
  useQuery({
    ...documentsQuery(query),
    staleTime: PREFETCHED_MS,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pauseBeforeListing(state.data),
  });

/** Gives a page of the list, asked when it is not there yet. */
export function useDocumentsPage() {
  const client = useQueryClient();
  return (query: DocumentsQuery) => client.ensureQueryData(documentsQuery(query));
}

/** The page of the list on which the document beside the opened one is; none when it is on the same. */
export const useNeighbourPage = (query: DocumentsQuery, page: number | null) =>
  useQuery({ ...documentsQuery({ ...query, page: page ?? 1 }), enabled: page !== null });

/**
 * The documents before and after one that is not on the page of the list that is shown. Kept as they were when it was opened:
 * what is done to it may take it off the list.
 *
 * @param id null for one that is on it
 */
export const useDocumentsBeside = (
  { page: _page, itemsPerPage: _itemsPerPage, ...query }: DocumentsQuery,
  id: number | null,
) =>
  useQuery({
    queryKey: [...documentsKey(), 'beside', id, query],
    queryFn: ({ signal }) => call(getDocumentsBeside, { params: { id: id ?? 0 }, query, signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** One document, read anew as long as a job has it. */
export const useDocument = (id: number) => useQuery(documentOptions(id));

const documentOptions = (id: number) =>
  queryOptions({
    queryKey: documentKey(id),
    queryFn: ({ signal }) => call(getBookingItem, { params: { id }, signal }),
    refetchInterval: ({ state }) => pauseBeforeReading(state.data),
  });

/** Reads one document now. @throws ApiError */
export function useReadDocument() {
  const client = useQueryClient();
  return (id: number) => client.fetchQuery({ ...documentOptions(id), staleTime: 0 });
}

/** Shows a document as a write has answered it. The lists are read anew, and nobody waits for that. */
export function useKeepDocument() {
  const client = useQueryClient();
  return (document: BookingDocument): void =>
    void cacheReply(
      client,
      { key: documentKey(document.id), within: documentListsKey() },
      document,
    );
}

export const useDocumentFile = (id: number) => useQuery(fileOptions(id));

/** Gives the bytes of a document, asked when they are not there yet. @throws ApiError */
export function useReadFile() {
  const client = useQueryClient();
  return (id: number) => client.ensureQueryData(fileOptions(id));
}

/**
 * Keeps a document that is likely to be opened next at hand, as long as somebody looks at the one beside it.
 *
 * @param id null while there is none, or something else is to come first
 */
export function useDocumentAtHand(id: number | null) {
  const ahead = { enabled: id !== null };
  const document = useQuery({ ...documentOptions(id ?? 0), ...ahead, refetchInterval: false });
  const file = useQuery({ ...fileOptions(id ?? 0), ...ahead });
  return document.isSuccess && file.isSuccess;
}

const labelKey = (id: number) => [...documentsKey(), 'label', id];

export function useLabelDocument({ id, updated_at }: BookingItem) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: labelKey(id),
    mutationFn: (tag: Tag | null) =>
      call(labelBookingItem, { params: { id }, body: { tag, updated_at } }),
    // What was filled in for the other label is gone; or somebody else has changed it.
    onSettled: () => refreshDocuments(client),
  });
}

/** The label that a document is being given, until it is shown with it; undefined when it is given none. */
export function useComingLabel(id: number): Tag | null | undefined {
  const [coming] = useMutationState({
    filters: { mutationKey: labelKey(id), status: 'pending' },
    select: ({ state }) => state.variables as Tag | null, // as above
  });
  return coming;
}

export const renameKey = (id: number) => [...documentsKey(), 'rename', id];

/** Saves the name of a document, and nothing else of it. */
export function useRenameDocument({ id, updated_at }: BookingItem) {
  const keep = useKeepDocument();
  return useMutation({
    mutationKey: renameKey(id),
    mutationFn: (file_name: string) =>
      call(saveBookingItem, { params: { id }, body: { bookingItem: { file_name }, updated_at } }),
    onSuccess: keep,
  });
}

/** Gives a document with a question back to be booked, or to be processed. */
export function useEndQuestion({ id, updated_at }: BookingItem) {
  const keep = useKeepDocument();
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: () => call(endQuestion, { params: { id }, body: { updated_at } }),
    onSuccess: keep,
    onError: () => void refresh(),
  });
}

/** Reads the lists anew. */
export function useRefreshLists() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: documentListsKey() });
}

/** Reads lists and documents anew; what is not urgent waits for what is being read already. */
export function useRefreshDocuments() {
  const client = useQueryClient();
  return (isUrgent = true) => refreshDocuments(client, isUrgent);
}

/** Files are left alone, as their bytes do not change, and what stood beside a document as well. */
const refreshDocuments = (client: QueryClient, isUrgent = true) =>
  client.invalidateQueries(
    { queryKey: documentsKey(), predicate: ({ queryKey }) => !KEPT.includes(String(queryKey[3])) },
    { cancelRefetch: isUrgent },
  );

const KEPT = ['file', 'beside'];

const documentUrl = (id: number) => call(getDocumentUrl, { params: { id } });

/**
 * The bytes of a document. The link to them is short-lived, so it is asked just before, and once more when
 * the store no longer knows it.
 */
async function fetchDocument(id: number, signal: AbortSignal): Promise<Uint8Array> {
  const first = await fetchFile(await documentUrl(id), signal);
  const hasExpired = first.status === 403 || first.status === 404;
  const response = hasExpired ? await fetchFile(await documentUrl(id), signal) : first;
  if (!response.ok) throw await apiErrorOf(response);
  return new Uint8Array(await response.arrayBuffer());
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { signal });
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw offlineError(error);
  }
}
