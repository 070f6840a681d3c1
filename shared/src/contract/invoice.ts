import * as v from 'valibot';
import { TAX_IDS } from '../domain/vat';
import { Client } from './clients';
import { unit } from './invoice-form';

const status = v.picklist([0, 3, 4, 5, 6, 7]);

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
