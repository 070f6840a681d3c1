import { call } from '@boekwerk/shared/api-client/call';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';

export const useConnection = () =>
  useQuery({
    queryKey: companyKey('connection'),
    queryFn: ({ signal }) => call(checkConnection, { signal }),
  });
