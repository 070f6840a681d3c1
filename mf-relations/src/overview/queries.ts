import { call } from '@boekwerk/shared/api-client/call';
import { listClients } from '@boekwerk/shared/contract/clients';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import type { InferOutput } from 'valibot';

type ClientQuery = InferOutput<typeof listClients.query>;

export const useClients = (query: ClientQuery) =>
  useQuery({
    queryKey: [...clientsKey(), query],
    queryFn: ({ signal }) => call(listClients, { query, signal }),
    placeholderData: keepPreviousData,
  });
