import { call } from '@boekwerk/shared/api-client/call';
import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { previewInvoice } from '@boekwerk/shared/contract/invoicing';
import { useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { pdfFromBase64 } from '@boekwerk/shared/ui/pdf-file';

/** The PDF of what is typed, saved or not. */
export const usePreview = (body: InvoiceForm & { id: number | null }) =>
  useQuery({
    queryKey: companyKey('preview', body),
    queryFn: async ({ signal }) => pdfFromBase64(await call(previewInvoice, { body, signal })),
    gcTime: 0,
    retry: false,
  });
