import { call } from '@boekwerk/shared/api-client/call';
import { findByReference } from '@boekwerk/shared/contract/bookkeeping/reference';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';

/** Asked anew in each company: the way to the document is another one from there. */
export const useReferred = (reference: string) =>
  useQuery({
    queryKey: companyKey('reference', reference),
    queryFn: ({ signal }) => call(findByReference, { params: { reference }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
