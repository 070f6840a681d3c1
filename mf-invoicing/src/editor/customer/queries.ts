import { call } from '@boekwerk/shared/api-client/call';
import { type Customer, getCustomer, listCustomers } from '@boekwerk/shared/contract/customers';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { keepPreviousData, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientKey, clientsKey, invoiceKey } from '@boekwerk/shared/query-keys';

/** The first customers by name that fit a search. */
export const useCustomers = (search: string) =>
  useQuery({
    queryKey: [...clientsKey(), 'choice', search],
    queryFn: ({ signal }) =>
      call(listCustomers, {
        query: { search, order: 'asc', itemsPerPage: 50, shown: 'visible' },
        signal,
      }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** The chosen customer; `known` is shown until it is fetched. */
export const useCustomer = (id: number | null, known?: Customer) =>
  useQuery({
    queryKey: clientKey(id ?? 0),
    queryFn: ({ signal }) => call(getCustomer, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    placeholderData: known?.id === id ? known : undefined,
  });

/** For this long a customer that was just saved is taken from the cache. */
const JUST_NOW_MS = 2_000;

/** Customers in the cache. */
export function useKnownCustomers() {
  const client = useQueryClient();
  const clientOf = (id: number) => client.getQueryData<Customer>(clientKey(id));
  return {
    clientOf,
    /** Null for nobody, and for who is not in the cache. */
    paymentPeriodOf: (id: number | null) => clientOf(id ?? 0)?.payment_period ?? null,
    /** On an invoice that goes to them, as they are by now; of the rest the form may hold unsaved changes. */
    showOn: (invoice_id: number, customer: Customer) =>
      client.setQueryData<Invoice>(invoiceKey(invoice_id), (invoice) =>
        invoice?.to_relation_id === customer.id ? { ...invoice, to_relation: customer } : invoice,
      ),
    remember: (customer: Customer) => client.setQueryData(clientKey(customer.id), customer),
    /** One that was just saved, from the cache; fetched when it is not there. */
    saved: (id: number): Promise<Customer> =>
      client.fetchQuery({
        queryKey: clientKey(id),
        queryFn: () => call(getCustomer, { params: { id } }),
        staleTime: JUST_NOW_MS,
      }),
  };
}
