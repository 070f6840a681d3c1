import { call } from '@boekwerk/shared/api-client/call';
import { listAssignedEnterprises, listEnterprises } from '@boekwerk/shared/contract/firm';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { currentSession } from '@boekwerk/shared/session/session-store';

/** The clients of the firm that fit: all of them for its owner, for a colleague those whose books they keep. */
export function useFirmClients(search: string) {
  const { relation_id, is_owner } = currentSession();
  return useQuery({
    queryKey: companyKey('firm-clients', search),
    queryFn: ({ signal }) =>
      call(is_owner ? listEnterprises : listAssignedEnterprises, {
        params: { id: relation_id ?? 0 },
        query: { search, order: 'asc', itemsPerPage: 20, shown: 'choosable', books: 'kept' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
