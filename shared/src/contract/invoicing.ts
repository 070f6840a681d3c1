import * as v from 'valibot';
import { TAX_IDS } from '../domain/vat';
import { endpoint } from './endpoint';
import { basedOn, emailList, idParams, maxLengthText } from './fields';
import { Invoice, InvoiceRow } from './invoice';
import { InvoiceForm } from './invoice-form';
import { dateRange, listOf, listQuery } from './lists';

export const INVOICE_TABS = ['all', 'concept', 'sent', 'expired', 'paid'] as const;
export type InvoiceTab = (typeof INVOICE_TABS)[number];

export const INVOICE_SORTS = ['number', 'customer', 'subject', 'date', 'total'] as const;

export const InvoiceQuery = v.object({
  ...listQuery,
  ...dateRange,
  tab: v.optional(v.picklist(INVOICE_TABS), 'all'),
  sort: v.optional(v.picklist(INVOICE_SORTS), 'date'),
  /** All, only overdue ones, or only ones that are not. */
  expired: v.optional(v.picklist(['all', 'expired', 'not_expired']), 'all'),
});
export type InvoiceQuery = v.InferOutput<typeof InvoiceQuery>;

export const listInvoices = endpoint({
  summary: 'Invoices, one page, with the number per tab',
  method: 'GET',
  path: '/invoicing/v1/invoices',
  right: 'invoicing',
  query: InvoiceQuery,
  reply: listOf(InvoiceRow, INVOICE_TABS),
});

const ofInvoice = {
  right: 'invoicing',
  ids: { 'params.id': 'invoice' },
  params: idParams,
} as const;
const linked = {
  'body.to_relation_id': 'client',
  'body.products.*.product_id': 'product',
} as const;

export const getInvoice = endpoint({
  summary: 'One invoice with its lines',
  method: 'GET',
  path: '/invoicing/v1/invoice/:id',
  ...ofInvoice,
  reply: Invoice,
});

export const getNextNumber = endpoint({
  summary: 'The number the next invoice of this year will most likely get; gives none away',
  method: 'GET',
  path: '/invoicing/v1/next-prefix',
  right: 'invoicing',
  reply: v.object({ number: v.string() }),
});

export const listTaxes = endpoint({
  summary: 'Kinds of VAT',
  method: 'GET',
  path: '/invoicing/v1/taxes',
  right: 'invoicing',
  reply: v.array(v.object({ id: v.picklist(TAX_IDS), name: v.string(), percentage: v.number() })),
});

export const createInvoice = endpoint({
  summary: 'Save a new invoice as a concept',
  method: 'POST',
  path: '/invoicing/v1/invoice',
  right: 'invoicing',
  ids: linked,
  body: InvoiceForm,
  reply: Invoice,
  status: 201,
});

export const updateInvoice = endpoint({
  summary: 'Change a concept',
  method: 'PUT',
  path: '/invoicing/v1/invoice/:id',
  ...ofInvoice,
  ids: { ...ofInvoice.ids, ...linked },
  body: InvoiceForm,
  reply: Invoice,
});

export const deleteInvoice = endpoint({
  summary: 'Delete a concept',
  method: 'DELETE',
  path: '/invoicing/v1/invoice/:id',
  ...ofInvoice,
  reply: v.null(),
  status: 204,
});

export const markInvoiceCreated = endpoint({
  summary: 'Mark a concept as ready to send',
  method: 'PUT',
  path: '/invoicing/v1/invoice/:id/created',
  ...ofInvoice,
  reply: Invoice,
});

export const markInvoiceSent = endpoint({
  summary: 'Give a concept its number and mark it as sent by hand',
  method: 'PUT',
  path: '/invoicing/v1/invoice/:id/sent',
  ...ofInvoice,
  body: v.object(basedOn),
  reply: Invoice,
});

export const SendRequest = v.object({
  emails: emailList('Minimaal 1 e-mailadres is verplicht'),
  message: v.optional(
    v.pipe(
      v.string('Bericht is verplicht'),
      v.trim(),
      v.nonEmpty('Bericht is verplicht'),
      v.maxLength(5000, maxLengthText(5000)),
    ),
    '',
  ),
  ...basedOn,
});
export type SendRequest = v.InferInput<typeof SendRequest>;

export const sendInvoice = endpoint({
  summary: 'Mail an invoice to the customer; a concept gets its number',
  method: 'POST',
  path: '/invoicing/v1/invoice/:id/send',
  ...ofInvoice,
  body: SendRequest,
  reply: Invoice,
});

/** A PDF in base64. */
const pdf = v.string();

export const downloadInvoice = endpoint({
  summary: 'The PDF of an invoice, in base64; of a sent one the bytes as sent',
  method: 'GET',
  path: '/invoicing/v1/invoice/:id/download',
  ...ofInvoice,
  reply: pdf,
});

export const previewInvoice = endpoint({
  summary: 'The PDF of an invoice that is not saved yet, in base64; stores nothing',
  method: 'POST',
  path: '/invoicing/v1/invoice/download',
  isReadOnly: true,
  right: 'invoicing',
  ids: linked,
  body: InvoiceForm,
  reply: pdf,
});
