import { call } from './api-client/call';
import { getDefaultRelation } from './contract/relations';
import { useQuery } from './query';
import { ownCompanyKey } from './query-keys';

/** The company whose books are open, with its address and logo; asked for once it is wanted. */
export const useOwnCompany = (isWanted = true) =>
  useQuery({
    queryKey: ownCompanyKey(),
    queryFn: ({ signal }) => call(getDefaultRelation, { signal }),
    select: ({ relation }) => relation,
    enabled: isWanted,
  });
