import { call } from '@boekwerk/shared/api-client/call';
import { listCustomers } from '@boekwerk/shared/contract/customers';
import { listAssignedEnterprises, listEnterprises } from '@boekwerk/shared/contract/firm';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';

type CustomerQuery = InferOutput<typeof listCustomers.query>;
type EnterpriseQuery = InferOutput<typeof listEnterprises.query>;

export const useCustomers = (query: CustomerQuery) =>
  useQuery({
    queryKey: [...clientsKey(), query],
    queryFn: ({ signal }) => call(listCustomers, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The clients of the own firm: all of them for its owner, the assigned ones for a colleague. */
export function useFirmClients(query: EnterpriseQuery, isOwner: boolean) {
  const id = currentSession().relation_id ?? 0;
  const endpoint = isOwner ? listEnterprises : listAssignedEnterprises;
  return useQuery({
    queryKey: [...clientsKey(), 'enterprises', query],
    queryFn: ({ signal }) => call(endpoint, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}
