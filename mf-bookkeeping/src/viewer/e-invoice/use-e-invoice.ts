import { call } from '@boekwerk/shared/api-client/call';
import { getEInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import { useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

/** A file does not change, so what is read in it does not either. */
export const useEInvoice = (id: number) =>
  useQuery({
    queryKey: [...documentsKey(), 'e-invoice', id],
    queryFn: ({ signal }) => call(getEInvoice, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
