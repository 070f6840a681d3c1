import { call } from '@boekwerk/shared/api-client/call';
import { listAdministrations } from '@boekwerk/shared/contract/administrations';
import { listAssignedEnterprises, listEnterprises } from '@boekwerk/shared/contract/firm';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { administrationsKey, companyKey } from '@boekwerk/shared/query-keys';

/** The most that the API gives at once. */
const MOST = 100;

type Asking = {
  isEnabled?: boolean;
  /** For how many milliseconds what is known is not asked for again. */
  staleTime?: number;
};

export type Firm = { id: number; is_owner: boolean };

/** What was found of the clients of a firm, whatever was searched for. */
export const foundClientsKey = (firm_id: number) => companyKey('selector', 'clients', firm_id);

/** The first clients of a firm by name: all of them for its owner, else those assigned. */
export const useClientsOf = (
  { id, is_owner }: Firm,
  search: string,
  { isEnabled = true, staleTime = 0 }: Asking = {},
) =>
  useQuery({
    queryKey: [...foundClientsKey(id), search],
    queryFn: ({ signal }) =>
      call(is_owner ? listEnterprises : listAssignedEnterprises, {
        params: { id },
        query: { itemsPerPage: MOST, order: 'asc', search, shown: 'choosable' },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    staleTime,
  });

export const useAdministrations = ({ isEnabled = true, staleTime = 0 }: Asking = {}) =>
  useQuery({
    queryKey: administrationsKey(),
    queryFn: ({ signal }) => call(listAdministrations, { signal }),
    enabled: isEnabled,
    staleTime,
  });
