import { call } from '@boekwerk/shared/api-client/call';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { previewInvoice } from '@boekwerk/shared/contract/invoicing';
import { useQuery } from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import { pdfFromBase64 } from '@boekwerk/shared/ui/pdf-file';

type Body = InvoiceForm & { id: number | null };

/** The PDF of what is typed, saved or not. */
export const usePreview = (body: Body) => useQuery(previewQuery(body));

/** The same of what is being typed: the last one stays until the next is there. `null` for nothing to draw yet. */
export const useLivePreview = (body: Body | null) =>
  useQuery({
    ...previewQuery(body as Body), // which is not asked for while there is none
    enabled: body !== null,
    placeholderData: (last: Uint8Array | undefined) => last,
  });

/** Among what is known of customers: one who is changed stands on it as well. */
const previewQuery = (body: Body) => ({
  queryKey: [...clientsKey(), 'preview', body],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    pdfFromBase64(await call(previewInvoice, { body, signal })),
  gcTime: 0,
  retry: false,
});
