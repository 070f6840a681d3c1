import * as v from 'valibot';
import { ofInvoices } from './bulk';
import { endpoint, FileReply } from './endpoint';
import { requiredId } from './fields';
import { InvoiceQuery } from './invoicing';

/** Which invoices to export: the chosen ones, or, when none is chosen, all that fit the filters of the list. */
export const ExportRequest = v.object({
  invoice_ids: v.optional(v.array(requiredId('Factuur is onjuist')), []),
  ...v.omit(InvoiceQuery, ['page', 'itemsPerPage', 'sort', 'order']).entries,
});
export type ExportRequest = v.InferOutput<typeof ExportRequest>;

const exported = {
  method: 'POST',
  isReadOnly: true,
  ...ofInvoices,
  body: ExportRequest,
  reply: FileReply,
} as const;

export const exportInvoicesCsv = endpoint({
  summary: 'Invoices as a table for a spreadsheet, one row each',
  path: '/invoicing/v1/invoice/export/csv',
  ...exported,
  produces: 'text/csv',
});

/** The most invoices that go in one zip. */
export const MAX_ZIPPED = 100;

export const exportInvoicesZip = endpoint({
  summary: 'The PDF and UBL of invoices that were sent, at most a hundred, in a zip',
  path: '/invoicing/v1/invoice/export/zip',
  ...exported,
  produces: 'application/zip',
});
