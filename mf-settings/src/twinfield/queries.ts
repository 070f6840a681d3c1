import { call } from '@boekwerk/shared/api-client/call';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { useQuery } from '@boekwerk/shared/query';
import { currentSession } from '@boekwerk/shared/session/session-store';

export const useConnection = () =>
  useQuery({
    queryKey: ['relation', currentSession().relation_id, 'connection'],
    queryFn: ({ signal }) => call(checkConnection, { signal }),
  });
