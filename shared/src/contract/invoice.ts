import * as v from 'valibot';
import { INVOICE_STATUSES } from '../domain/invoice/invoice-status';
import { RECURRENCE_TYPES } from '../domain/invoice/recurrence';
import { TAX_IDS } from '../domain/vat/vat';
import { Customer } from './customers';
import { idParams } from './fields';
import { unit } from './invoice-form';

/** What a call about one invoice has: whose it must be, and its id in the path. */
export const ofInvoice = {
  right: 'invoicing',
  ids: { 'params.id': 'invoice' },
  params: idParams,
} as const;

/** That whoever sends it has seen what is asked about it. Without it, a question is a 422 at this field. */
export const confirmed = { is_confirmed: v.optional(v.boolean(), false) };

const status = v.picklist(INVOICE_STATUSES);

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
  /** Of a government; not there on what was sent before it was asked. */
  oin: v.optional(v.string()),
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
  /** Accounts of the accounting package. */
  project_ledger_id: v.nullable(v.number()),
  cost_place_ledger_id: v.nullable(v.number()),
});

/** A mail about an invoice, and how it fares. */
export const SentMail = v.object({
  id: v.number(),
  kind: v.picklist(['invoice', 'reminder']),
  state: v.picklist(['queued', 'sent', 'failed']),
  emails: v.array(v.string()),
  /** The address of whoever sent it, when they got it as well. */
  copy_to: v.nullable(v.string()),
  subject: v.string(),
  message: v.string(),
  /** What was open when it was queued, which a reminder asks for; null of a credit. */
  amount_due: v.optional(v.nullable(v.number())),
  /** Why the last try failed, or who did not get it, in Dutch. */
  error: v.nullable(v.string()),
  attempts: v.number(),
  /** What the mail server answered for each address; none of those that it was not asked about yet. */
  answers: v.array(
    v.object({
      email: v.string(),
      code: v.number(),
      text: v.string(),
      server: v.string(),
      at: v.string(),
    }),
  ),
  created_at: v.string(),
  sent_at: v.nullable(v.string()),
  /** Who sent it; empty when it went by itself. */
  sent_by: v.string(),
});
export type SentMail = v.InferOutput<typeof SentMail>;

export const Payment = v.object({
  id: v.number(),
  date: v.string(),
  amount: v.number(),
  /** Who recorded it. */
  recorded_by: v.string(),
  created_at: v.string(),
});
export type Payment = v.InferOutput<typeof Payment>;

export const Attachment = v.object({
  id: v.number(),
  invoice_id: v.number(),
  file_name: v.string(),
  size: v.number(),
  /** A link that is good for ten minutes. */
  url: v.string(),
});
export type Attachment = v.InferOutput<typeof Attachment>;

export const recurrenceType = v.picklist(RECURRENCE_TYPES.map(({ type }) => type));

/** How an invoice comes back. */
export const Recurrence = v.object({
  id: v.number(),
  /** The template: the invoice that the others are made from. */
  base_invoice_id: v.number(),
  recurrence_type: recurrenceType,
  /** The date of the next invoice. */
  next_date: v.string(),
  /** The first day of the period that the next invoice is about. */
  next_period_start: v.string(),
  /** The dates are counted from here: invoice `anchor_count` is dated `anchor_date`. */
  anchor_date: v.string(),
  anchor_period_start: v.string(),
  anchor_count: v.number(),
  /** 0 is unlimited. */
  max_recurrences: v.number(),
  /** How many invoices were made. */
  recurrence_count: v.number(),
  send_automatically: v.boolean(),
  active: v.boolean(),
  last_invoice_id: v.nullable(v.number()),
  updated_at: v.string(),
});
export type Recurrence = v.InferOutput<typeof Recurrence>;

/** Another invoice that this one has to do with. */
const Other = v.object({
  id: v.number(),
  invoice_number: v.nullable(v.string()),
  status,
  date: v.string(),
  total: v.number(),
});

/** The invoice that a credit takes back, with what decides how much of a concept goes back. */
const Credited = v.object({
  ...Other.entries,
  credited: v.optional(v.number()),
  amount_paid: v.optional(v.number()),
});

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
  /** What sent credits take off. */
  credited: v.number(),
  /** Whether a credit of it was sent, also one that takes nothing off as the invoice comes to nothing. */
  has_sent_credit: v.boolean(),
  /** Of a credit that was sent: what of it goes back, as the rest took off what was open; null of all else. */
  given_back: v.nullable(v.number()),
  /** What is still to be paid, less than 0 when it is to be given back; 0 for what is not sent, for a credit and for what was credited. */
  open_amount: v.number(),
  reminder_sent: v.number(),
  is_credit: v.boolean(),
  /** Sent by another program: its total is what was open of it when it was brought in. */
  is_opening_balance: v.boolean(),
  /** How it comes back, or how the one did that it was made from. */
  recurrence_id: v.nullable(v.number()),
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
  /** The company that sends it. */
  from_relation_id: v.number(),
  to_relation_id: v.number(),
  to_relation: Customer,
  delivery_date: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  /** Since when the PDF of what was sent cannot be made; no mail goes without it. */
  pdf_failed_at: v.nullable(v.string()),
  incl_tax: v.boolean(),
  discount_percentage: v.number(),
  discount_value: v.number(),
  products: v.array(InvoiceLine),
  /** Both parties as sent; empty for a concept. */
  from_party: v.nullable(Party),
  to_party: v.nullable(Party),
  /** The period that a recurring invoice is about. */
  period_start: v.nullable(v.string()),
  period_end: v.nullable(v.string()),
  /** How it comes back, or how the one did that it was made from. */
  recurrence: v.nullable(Recurrence),
  /** What a credit takes back. */
  credited_invoice: v.nullable(Credited),
  /** The credits of this invoice, sent or not. */
  credits: v.array(Other),
  attachments: v.array(Attachment),
  /** In the order in which they were recorded. */
  payments: v.array(Payment),
  /** The last one first. */
  mails: v.array(SentMail),
});
export type Invoice = v.InferOutput<typeof Invoice>;
