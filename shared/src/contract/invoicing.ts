import * as v from 'valibot';
import { TAX_IDS } from '../domain/vat';
import { endpoint, FileReply } from './endpoint';
import { basedOn, emailList, idField, idParams, maxLengthText, requiredId } from './fields';
import { Invoice, InvoiceRow } from './invoice';
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

const ofInvoice = {
  right: 'invoicing',
  ids: { 'params.id': 'invoice' },
  params: idParams,
} as const;
const linked = {
  'body.to_relation_id': 'client',
  'body.products.*.product_id': 'product',
  'body.products.*.project_ledger_id': 'ledgerAccount',
  'body.products.*.cost_place_ledger_id': 'costCentre',
} as const;

export const getInvoice = endpoint({
  summary: 'One invoice with its lines',
  method: 'GET',
  path: '/invoicing/v1/invoice/:id',
  ...ofInvoice,
  reply: Invoice,
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

/** Invoices to do something to at once. */
export const invoiceIds = v.optional(
  v.pipe(
    v.array(requiredId('Factuur is onjuist'), 'Kies een of meer facturen'),
    v.minLength(1, 'Kies een of meer facturen'),
    v.maxLength(100, 'Kies hooguit 100 facturen tegelijk'),
  ),
  [],
);

/** What a call about several invoices did to each; one that failed holds up no other. */
export const BulkReply = v.object({
  updated: v.array(v.number()),
  failed: v.array(v.object({ id: v.number(), message: v.string() })),
});
export type BulkReply = v.InferOutput<typeof BulkReply>;

export const SendRequest = v.pipe(
  v.object({
    emails: emailList('Minimaal 1 e-mailadres is verplicht'),
    /** Words between braces are filled in while it is sent. A reminder without one gets the usual text. */
    message: v.optional(
      v.pipe(v.string('Bericht is verplicht'), v.trim(), v.maxLength(5000, maxLengthText(5000))),
      '',
    ),
    is_reminder: v.optional(v.boolean(), false),
    ...basedOn,
  }),
  v.forward(
    v.partialCheck(
      [['message'], ['is_reminder']],
      ({ message, is_reminder }) => is_reminder || message !== '',
      'Bericht is verplicht',
    ),
    ['message'],
  ),
);
export type SendRequest = v.InferInput<typeof SendRequest>;

export const sendInvoice = endpoint({
  summary: 'Mail an invoice, or a reminder of it, to the customer; a concept gets its number',
  method: 'POST',
  path: '/invoicing/v1/invoice/:id/send',
  ...ofInvoice,
  body: SendRequest,
  reply: Invoice,
});

export const sendInvoices = endpoint({
  summary: 'Mail several invoices, each to its own customer with the usual letter',
  method: 'PUT',
  path: '/invoicing/v1/invoice/send/multiple',
  right: 'invoicing',
  ids: { 'body.invoice_ids.*': 'invoice' },
  body: v.object({ invoice_ids: invoiceIds }),
  reply: BulkReply,
});

export const sendReminders = endpoint({
  summary:
    'Mail reminders of invoices that are past due; without addresses each to its own customer',
  method: 'POST',
  path: '/invoicing/v1/invoice/send/reminders',
  right: 'invoicing',
  ids: { 'body.invoice_ids.*': 'invoice' },
  body: v.object({
    invoice_ids: invoiceIds,
    emails: v.optional(
      v.union([v.pipe(v.array(v.string()), v.length(0)), emailList('E-mailadres is onjuist')]),
      [],
    ),
  }),
  reply: BulkReply,
});

export const getMailProgress = endpoint({
  summary:
    'How many mails of the company wait, and which invoices have one that failed and was not sent again',
  method: 'GET',
  path: '/invoicing/v1/mail-progress',
  right: 'invoicing',
  reply: v.object({
    queued: v.number(),
    /** At most fifty, the last one first. */
    failed: v.array(
      v.object({
        invoice_id: v.number(),
        invoice_number: v.string(),
        error: v.nullable(v.string()),
      }),
    ),
  }),
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

/** Which invoices to export: the chosen ones, or, when none is chosen, all that fit the filters of the list. */
export const ExportRequest = v.object({
  invoice_ids: v.optional(v.array(requiredId('Factuur is onjuist')), []),
  ...v.omit(InvoiceQuery, ['page', 'itemsPerPage', 'sort', 'order']).entries,
});
export type ExportRequest = v.InferOutput<typeof ExportRequest>;

const exported = {
  method: 'POST',
  isReadOnly: true,
  right: 'invoicing',
  ids: { 'body.invoice_ids.*': 'invoice' },
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
