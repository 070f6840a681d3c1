import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import {
  createInvoice,
  downloadInvoice,
  getInvoice,
  getNextNumber,
  markInvoiceCreated,
  markInvoiceSent,
  previewInvoice,
  updateInvoice,
} from '@boekwerk/shared/contract/invoicing';
import { listProducts } from '@boekwerk/shared/contract/products';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@boekwerk/shared/query';
import { invoiceKey, invoicesKey } from '@boekwerk/shared/query-keys';
import { pdfFromBase64, savePdf } from '@boekwerk/shared/ui/pdf';
import { useRef } from 'react';

/** One invoice; looks again while its mail is on its way. */
export const useInvoice = (id: number) =>
  useQuery({
    queryKey: invoiceKey(id),
    queryFn: ({ signal }) => call(getInvoice, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.mail?.state === 'queued' ? 3_000 : false),
  });

export const useNextNumber = () =>
  useQuery({
    queryKey: [...invoicesKey(), 'next-number'],
    queryFn: ({ signal }) => call(getNextNumber, { signal }),
  });

export const useProducts = (search: string) =>
  useQuery({
    queryKey: [...invoicesKey(), 'products', search],
    queryFn: ({ signal }) => call(listProducts, { query: { search }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/**
 * Saves an invoice that keeps every rule, which makes it ready to be sent. When only the first of the two
 * calls succeeds, the next try goes on with what that one saved: it must not make a second invoice.
 */
export function useSaveInvoice(id: number | undefined) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  const half = useRef<Invoice | null>(null);
  return useMutation({
    mutationFn: async (form: InvoiceForm) => {
      const body = half.current ? { ...form, updated_at: half.current.updated_at } : form;
      half.current = await save(half.current?.id ?? id, body, keyOf(body));
      const saved = await call(markInvoiceCreated, { params: { id: half.current.id } });
      half.current = null;
      return saved;
    },
    onSuccess: (saved) => keepInvoice(client, saved),
  });
}

const save = (id: number | undefined, body: InvoiceForm, idempotencyKey: string) =>
  id === undefined
    ? call(createInvoice, { body, idempotencyKey })
    : call(updateInvoice, { params: { id }, body, idempotencyKey });

export function useMarkSent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, updated_at }: Invoice) =>
      call(markInvoiceSent, { params: { id }, body: { updated_at } }),
    onSuccess: (sent) => keepInvoice(client, sent),
  });
}

/** The PDF of what is typed, saved or not. */
export const usePreview = (body: InvoiceForm) =>
  useQuery({
    queryKey: [...invoicesKey(), 'preview', body],
    queryFn: async ({ signal }) => pdfFromBase64(await call(previewInvoice, { body, signal })),
    gcTime: 0,
    retry: false,
  });

/** Saves the PDF of an invoice as a file; that of a sent one holds the bytes as sent. */
export const useSavePdf = () =>
  useMutation({
    mutationFn: async ({ id, name }: { id: number; name: string }) => {
      const base64 = await call(downloadInvoice, { params: { id } });
      savePdf(pdfFromBase64(base64), name);
    },
  });

function keepInvoice(client: QueryClient, invoice: Invoice) {
  client.setQueryData(invoiceKey(invoice.id), invoice);
  return client.invalidateQueries({ queryKey: invoicesKey() });
}
