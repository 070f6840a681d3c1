import * as v from 'valibot';
import { TAX_IDS } from '../domain/vat/vat';
import { endpoint, FileReply } from './endpoint';
import { basedOn, idField } from './fields';
import { confirmed, Invoice, InvoiceRow, ofInvoice } from './invoice';
import { InvoiceForm } from './invoice-form';
import { dateFilter, dateRange, listOf, listQuery } from './lists';

export const INVOICE_TABS = ['all', 'concept', 'sent', 'expired', 'paid', 'recurring'] as const;
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

const linked = {
  'body.to_relation_id': 'client',
  'body.products.*.product_id': 'product',
  'body.products.*.project_ledger_id': 'projectLedger',
  'body.products.*.cost_place_ledger_id': 'costCentre',
} as const;

export const getInvoice = endpoint({
  summary: 'One invoice with its lines',
  method: 'GET',
  path: '/invoicing/v1/invoice/:id',
  ...ofInvoice,
  reply: Invoice,
});

export const listInvoiceLedgers = endpoint({
  summary: 'The cost centre and the project of each line of an invoice, by line',
  method: 'GET',
  path: '/administrations/v1/invoice/:id/ledgers',
  ...ofInvoice,
  reply: v.array(
    v.object({
      /** The line. */
      invoice_product_id: v.number(),
      cost_place_ledger_account_id: v.nullable(v.number()),
      project_ledger_account_id: v.nullable(v.number()),
    }),
  ),
});

export const getNextNumber = endpoint({
  summary:
    'The number the next invoice of a day (today when empty) will most likely get; gives none away',
  method: 'GET',
  path: '/invoicing/v1/next-prefix',
  right: 'invoicing',
  query: v.object({ date: dateFilter }),
  /** `number` as it is shown, `next_number` the running number in it. */
  reply: v.object({ number: v.string(), next_number: v.number() }),
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
  body: v.object(basedOn),
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
  body: v.object({ ...confirmed, ...basedOn }),
  reply: Invoice,
});

export const copyInvoice = endpoint({
  summary: 'Make a new concept, dated today, with the customer and the lines of an invoice',
  method: 'POST',
  path: '/invoicing/v1/invoice/:id/copy',
  ...ofInvoice,
  reply: Invoice,
  status: 201,
});

export const creditInvoice = endpoint({
  summary: 'Make a concept of a credit that takes back an invoice that was sent',
  method: 'POST',
  path: '/invoicing/v1/invoice/:id/credit',
  ...ofInvoice,
  reply: Invoice,
  status: 201,
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
  ids: { ...linked, 'body.id': 'invoice' },
  /** `id` is the saved concept that is being changed: it knows what it credits, and for which period it is. */
  body: v.intersect([InvoiceForm, v.object({ id: idField('Factuur is onjuist') })]),
  reply: pdf,
});

export const downloadUbl = endpoint({
  summary: 'The UBL of an invoice or credit that was sent',
  method: 'GET',
  path: '/invoicing/v1/invoice/:id/downloadxml',
  ...ofInvoice,
  reply: FileReply,
  produces: 'application/xml',
});
