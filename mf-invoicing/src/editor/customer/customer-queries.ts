import { call } from '@boekwerk/shared/api-client/call';
import { type Customer, getCustomer, listCustomers } from '@boekwerk/shared/contract/customers';
import { keepPreviousData, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientKey, clientsKey } from '@boekwerk/shared/query-keys';

/** The first customers by name that fit a search. */
export const useCustomers = (search: string) =>
  useQuery({
    queryKey: [...clientsKey(), 'choice', search],
    queryFn: ({ signal }) =>
      call(listCustomers, {
        query: { search, order: 'asc', itemsPerPage: 50, shown: 'visible' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The chosen customer; `known` is what is shown of it meanwhile. */
export const useCustomer = (id: number | null, known?: Customer) =>
  useQuery({
    queryKey: clientKey(id ?? 0),
    queryFn: ({ signal }) => call(getCustomer, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    placeholderData: known?.id === id ? known : undefined,
  });

/** What is known of customers without asking. */
export function useKnownCustomers() {
  const client = useQueryClient();
  return {
    clientOf: (id: number) => client.getQueryData<Customer>(clientKey(id)),
    remember: (customer: Customer) => client.setQueryData(clientKey(customer.id), customer),
    /** Asks anew for one that was just made or changed. */
    renew: async (id: number): Promise<Customer> => {
      await client.invalidateQueries({ queryKey: clientsKey() });
      return client.fetchQuery({
        queryKey: clientKey(id),
        queryFn: () => call(getCustomer, { params: { id } }),
      });
    },
  };
}
