import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { cacheReply } from '@boekwerk/shared/api-client/cache-reply';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import {
  copyInvoice,
  creditInvoice,
  downloadInvoice,
  downloadUbl,
  getInvoice,
} from '@boekwerk/shared/contract/invoicing';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@boekwerk/shared/query';
import { invoiceKey, invoicesKey } from '@boekwerk/shared/query-keys';
import { pdfFromBase64, savePdf } from '@boekwerk/shared/ui/pdf-file';

/** How often the state of mails that are being sent is polled. */
export const MAIL_POLL_MS = 3_000;

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: invoiceKey(id),
    queryFn: ({ signal }) => call(getInvoice, { params: { id }, signal }),
  });

/** For this long a page shows an invoice that was just saved from the cache. */
const JUST_NOW_MS = 2_000;

/** One invoice; polled while a mail of it is being sent. */
export const useInvoice = (id: number) =>
  useQuery({
    ...invoiceQuery(id),
    refetchOnMount: ({ state: { isInvalidated, dataUpdatedAt } }) =>
      isInvalidated || Date.now() - dataUpdatedAt > JUST_NOW_MS,
    refetchInterval: ({ state }) => (hasMailOnItsWay(state.data) ? MAIL_POLL_MS : false),
  });

const hasMailOnItsWay = (invoice: Invoice | undefined) =>
  invoice?.mails.some(({ state }) => state === 'queued') ?? false;

/** Saves the PDF of an invoice as a file; that of a sent one holds the bytes as sent. */
export const useSavePdf = () =>
  useMutation({
    mutationFn: async ({ id, name }: Download) => {
      const base64 = await call(downloadInvoice, { params: { id } });
      savePdf(pdfFromBase64(base64), name);
    },
  });

/** Saves the UBL of an invoice that was sent; a 409 says what is missing for it. */
export const useSaveUbl = () =>
  useMutation({
    mutationFn: async ({ id, name }: Download) =>
      saveFile(await call(downloadUbl, { params: { id } }), name),
  });

type Download = { id: number; name: string };

export const useCopy = () => useNewFrom(copyInvoice);
export const useCredit = () => useNewFrom(creditInvoice);

/** A new concept made from an invoice. */
function useNewFrom(endpoint: typeof copyInvoice | typeof creditInvoice) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (id: number) => call(endpoint, { params: { id }, idempotencyKey: keyOf({ id }) }),
    onSuccess: (made) => cacheInvoice(client, made),
    onError: useRefetchWhenStale(),
  });
}

type Write<Body> = (
  body: Body & { updated_at: string },
  idempotencyKey: string,
) => Promise<Invoice>;

/**
 * Changes an invoice, based on the version on screen. On a conflict it is fetched again, so that a retry is based on
 * the new version.
 */
export function useInvoiceWrite<Body extends object>({ updated_at }: Invoice, write: Write<Body>) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: Body) => {
      const based = { updated_at, ...body };
      return write(based, keyOf(based));
    },
    onSuccess: (invoice) => cacheInvoice(client, invoice),
    onError: useRefetchWhenStale(),
  });
}

/** Fetches everything again after an error that means that somebody else has changed or removed it. */
export function useRefetchWhenStale() {
  const client = useQueryClient();
  return async (error: Error) => {
    const isLate = error instanceof ApiError && (error.status === 404 || error.status === 409);
    if (isLate) await client.invalidateQueries({ queryKey: invoicesKey() });
  };
}

/** Puts a reply in the query cache as the invoice; all other invoice queries are fetched again. */
export const cacheInvoice = (client: QueryClient, invoice: Invoice) =>
  cacheReply(client, { key: invoiceKey(invoice.id), within: invoicesKey() }, invoice);
