import { call } from '@boekwerk/shared/api-client/call';
import {
  deleteInvoice,
  type InvoiceQuery,
  listInvoices,
} from '@boekwerk/shared/contract/invoicing';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';

export const useInvoices = (query: InvoiceQuery) =>
  useQuery({
    queryKey: [...invoicesKey(), 'list', query],
    queryFn: ({ signal }) => call(listInvoices, { query, signal }),
    placeholderData: keepPreviousData,
  });

export function useDeleteInvoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteInvoice, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invoicesKey() }),
  });
}
