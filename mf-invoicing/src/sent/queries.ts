import { call } from '@boekwerk/shared/api-client/call';
import { getOwnInvoice } from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import { useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { useMay } from '@boekwerk/shared/session/use-may';

/** The document that an invoice became; asked by who sees documents. */
export const useDocumentOfInvoice = (id: number) =>
  useQuery({
    queryKey: [...documentsKey(), 'of-invoice', id],
    queryFn: ({ signal }) => call(getOwnInvoice, { params: { id }, signal }),
    enabled: useMay('documents'),
  });
