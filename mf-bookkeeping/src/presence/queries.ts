import { call } from '@boekwerk/shared/api-client/call';
import { PRESENCE_EVERY_MS, tellPresence } from '@boekwerk/shared/contract/bookkeeping/presence';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';

/** Tells, as long as it is mounted, that a document is open here; gives who else has it open. */
export const usePresence = (id: number) =>
  useQuery({
    // Not among the documents: what is read anew after a write is not told anew.
    queryKey: companyKey('presence', id),
    queryFn: ({ signal }) => call(tellPresence, { params: { id }, signal }),
    staleTime: PRESENCE_EVERY_MS,
    refetchInterval: PRESENCE_EVERY_MS,
  });
