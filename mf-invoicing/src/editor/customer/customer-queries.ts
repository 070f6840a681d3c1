import { call } from '@boekwerk/shared/api-client/call';
import { type Client, getClient, listClients } from '@boekwerk/shared/contract/clients';
import { keepPreviousData, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { clientKey, clientsKey } from '@boekwerk/shared/query-keys';

/** The first customers by name that fit a search. */
export const useClients = (search: string) =>
  useQuery({
    queryKey: [...clientsKey(), 'choice', search],
    queryFn: ({ signal }) =>
      call(listClients, {
        query: { search, order: 'asc', itemsPerPage: 50, shown: 'visible' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The chosen customer; `known` is what is shown of it meanwhile. */
export const useClient = (id: number | null, known?: Client) =>
  useQuery({
    queryKey: clientKey(id ?? 0),
    queryFn: ({ signal }) => call(getClient, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    placeholderData: known?.id === id ? known : undefined,
  });

/** What is known of customers without asking. */
export function useKnownClients() {
  const client = useQueryClient();
  return {
    clientOf: (id: number) => client.getQueryData<Client>(clientKey(id)),
    remember: (customer: Client) => client.setQueryData(clientKey(customer.id), customer),
    /** Asks anew for one that was just made or changed. */
    renew: async (id: number): Promise<Client> => {
      await client.invalidateQueries({ queryKey: clientsKey() });
      return client.fetchQuery({
        queryKey: clientKey(id),
        queryFn: () => call(getClient, { params: { id } }),
      });
    },
  };
}
