import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import {
  createInvoice,
  getNextNumber,
  markInvoiceSent,
  updateInvoice,
} from '@boekwerk/shared/contract/invoicing';
import { listProducts } from '@boekwerk/shared/contract/products';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { forgetSent } from '../invoice-drafts';
import { cacheInvoice, invoiceQuery, useRefetchWhenStale } from '../invoice-queries';
import { productsKey } from '../products-key';

/** The number that an invoice of a day will most likely get. */
export const useNextNumber = (date: IsoDate | null) =>
  useQuery({
    queryKey: companyKey('next-number', date),
    queryFn: ({ signal }) => call(getNextNumber, { query: date ? { date } : {}, signal }),
    placeholderData: keepPreviousData,
  });

/** What of the catalogue fits a search, to choose from. */
export const useSuggestedProducts = (search: string) =>
  useQuery({
    queryKey: [...productsKey(), 'suggested', search],
    queryFn: async ({ signal }) => {
      const { data } = await call(listProducts, { query: { search, itemsPerPage: 50 }, signal });
      return data.map((product) => ({ ...product, label: product.title }));
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Saves an invoice that keeps every rule: a new one, or `id`. */
export function useSaveInvoice(id: number | undefined) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: InvoiceForm) => {
      const idempotencyKey = keyOf(body);
      return id === undefined
        ? call(createInvoice, { body, idempotencyKey })
        : call(updateInvoice, { params: { id }, body, idempotencyKey });
    },
    onSuccess: (saved) => cacheInvoice(client, saved),
  });
}

/** Fetches an invoice on screen again. @throws ApiError */
export function useRefetchInvoice() {
  const client = useQueryClient();
  return (id: number) => client.fetchQuery({ ...invoiceQuery(id), staleTime: 0 });
}

type MarkSent = { invoice: Invoice; is_confirmed: boolean };

export function useMarkSent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ invoice: { id, updated_at }, is_confirmed }: MarkSent) =>
      call(markInvoiceSent, { params: { id }, body: { updated_at, is_confirmed } }),
    onSuccess: (sent) => {
      forgetSent('invoice', sent.id);
      return cacheInvoice(client, sent);
    },
    onError: useRefetchWhenStale(),
  });
}
