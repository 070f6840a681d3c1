import * as v from 'valibot';
import { MAX_EURO } from '../domain/money';
import { TAX_IDS } from '../domain/vat';
import { endpoint } from './endpoint';
import {
  basedOn,
  dateField,
  emailList,
  euroField,
  idField,
  idParams,
  maxLengthText,
  optionalDate,
  requiredId,
  requiredText,
  text,
} from './fields';
import { dateRange, listOf, listQuery } from './lists';
import { Client } from './relations';

const status = v.picklist([0, 3, 4, 5, 6, 7]);
const unit = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** At least nothing, at most `max`, with at most `decimals` decimals. */
const limited = (max: number, decimals: number, message: string) =>
  v.pipe(
    v.number(message),
    v.minValue(0, message),
    v.maxValue(max, message),
    v.check((n) => Number(n.toFixed(decimals)) === n, message),
  );

const discount = {
  discount_percentage: v.optional(limited(100, 2, 'Kies een percentage van 0 tot 100'), 0),
  discount_value: v.optional(limited(MAX_EURO, 2, 'Bedrag is onjuist'), 0),
};

/** `null` stands for a field that is not filled in yet. */
const required = <T extends v.GenericSchema>(field: T) =>
  v.pipe(
    v.optional(v.nullable(field), null),
    v.check((value) => value !== null, 'Verplicht'),
    v.transform((value) => value as v.InferOutput<T>),
  );

export const InvoiceLineForm = v.object({
  product_id: idField('Product is onjuist'),
  title: requiredText('Verplicht', 200),
  description: text(1000),
  /** Quantity, at most three decimals. */
  amount: required(
    v.pipe(
      v.number('Verplicht'),
      v.minValue(-999_999, 'Aantal is te groot'),
      v.maxValue(999_999, 'Aantal is te groot'),
      v.check((n) => Number(n.toFixed(3)) === n, 'Gebruik hooguit drie decimalen'),
    ),
  ),
  value: required(euroField('Verplicht')),
  tax_id: required(v.picklist(TAX_IDS, 'Verplicht')),
  unit: v.optional(unit, 0),
  ...discount,
});
export type InvoiceLineForm = v.InferInput<typeof InvoiceLineForm>;

export const MAX_LINES = 500;

export const InvoiceForm = v.pipe(
  v.object({
    to_relation_id: requiredId('Klant is verplicht'),
    date: dateField('Aanmaakdatum is verplicht'),
    expiration_date: dateField('Vervaldatum is verplicht'),
    /** When the goods or services were supplied; the invoice date when empty. */
    delivery_date: optionalDate,
    description: text(250),
    reference: text(60),
    incl_tax: v.optional(v.boolean(), false),
    ...discount,
    products: v.optional(
      v.pipe(
        v.array(InvoiceLineForm, 'Product is verplicht'),
        v.minLength(1, 'Product is verplicht'),
        v.maxLength(MAX_LINES, `Een factuur heeft hooguit ${MAX_LINES} regels`),
      ),
      [],
    ),
    /** What the screen showed; a differing total is refused, so that nobody sends what they did not see. */
    total: v.optional(euroField('Totaalbedrag is onjuist')),
    ...basedOn,
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['expiration_date']],
      ({ date, expiration_date }) =>
        date === '' || expiration_date === '' || expiration_date >= date,
      'Vervaldatum moet later zijn dan de aanmaakdatum',
    ),
    ['expiration_date'],
  ),
);
export type InvoiceForm = v.InferInput<typeof InvoiceForm>;

/** A party as it stands on an invoice. */
export const Party = v.object({
  name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country: v.string(),
  tax_number: v.string(),
  coc_number: v.string(),
  bank_account: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type Party = v.InferOutput<typeof Party>;

export const InvoiceLine = v.object({
  id: v.number(),
  product_id: v.nullable(v.number()),
  title: v.string(),
  description: v.string(),
  amount: v.number(),
  value: v.number(),
  tax_id: v.picklist(TAX_IDS),
  unit,
  discount_percentage: v.number(),
  discount_value: v.number(),
});

/** How the last mail of an invoice fares. */
export const MailState = v.object({
  state: v.picklist(['queued', 'sent', 'failed']),
  emails: v.array(v.string()),
  /** Why the last try failed, in Dutch. */
  error: v.nullable(v.string()),
  attempts: v.number(),
  created_at: v.string(),
  sent_at: v.nullable(v.string()),
});
export type MailState = v.InferOutput<typeof MailState>;

const shownInList = {
  id: v.number(),
  invoice_number: v.nullable(v.string()),
  status,
  date: v.string(),
  expiration_date: v.string(),
  description: v.string(),
  reference: v.string(),
  total: v.number(),
  total_ex_tax: v.number(),
  amount_paid: v.number(),
  reminder_sent: v.number(),
  is_credit: v.boolean(),
  updated_at: v.string(),
};

export const InvoiceRow = v.object({
  ...shownInList,
  /** Name of the customer. */
  customer_name: v.string(),
});
export type InvoiceRow = v.InferOutput<typeof InvoiceRow>;

export const Invoice = v.object({
  ...shownInList,
  prefix: v.nullable(v.string()),
  prefix_id: v.nullable(v.number()),
  to_relation_id: v.number(),
  to_relation: Client,
  delivery_date: v.nullable(v.string()),
  incl_tax: v.boolean(),
  discount_percentage: v.number(),
  discount_value: v.number(),
  products: v.array(InvoiceLine),
  /** Both parties as sent; empty for a concept. */
  from_party: v.nullable(Party),
  to_party: v.nullable(Party),
  mail: v.nullable(MailState),
});
export type Invoice = v.InferOutput<typeof Invoice>;

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

export const getInvoiceStats = endpoint({
  summary: 'Invoice counters of the dashboard, in number and in euro',
  method: 'GET',
  path: '/invoicing/v1/stats',
  right: 'invoicing',
  reply: v.object({
    invoices_concept: v.number(),
    /** Sent and not fully paid. */
    invoices_open: v.number(),
    invoices_expired: v.number(),
    relation_count: v.number(),
    /** What is still to be received, and the part of it that is past due. */
    total_open: v.number(),
    total_expired: v.number(),
    total_not_expired: v.number(),
    total_paid: v.number(),
  }),
});
export type InvoiceStats = v.InferOutput<typeof getInvoiceStats.reply>;

export const ProductForm = v.object({
  title: requiredText('Naam is verplicht', 200),
  description: text(1000),
  value: v.pipe(
    v.optional(v.nullable(euroField('Bedrag is verplicht')), null),
    v.check((value) => value !== null, 'Bedrag is verplicht'),
    v.transform((value) => value as number),
  ),
  tax_id: v.optional(v.picklist(TAX_IDS, 'BTW is verplicht'), 1),
  unit: v.optional(unit, 0),
});

export const Product = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  value: v.number(),
  tax_id: v.picklist(TAX_IDS),
  unit,
  active: v.picklist([0, 1]),
});
export type Product = v.InferOutput<typeof Product>;

export const listProducts = endpoint({
  summary: 'Active products whose name fits the search, at most fifty, by name',
  method: 'GET',
  path: '/invoicing/v1/products',
  right: 'invoicing',
  query: v.object({ search: listQuery.search }),
  reply: v.array(Product),
});

export const createProduct = endpoint({
  summary: 'Add a product to the catalogue',
  method: 'POST',
  path: '/invoicing/v1/product',
  right: 'invoicing',
  body: ProductForm,
  reply: Product,
  status: 201,
});
