import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';

const Party = v.object({
  name: v.string(),
  /** A line each. */
  address: v.array(v.string()),
  vat_number: v.string(),
  coc_number: v.string(),
});

const amount = v.nullable(v.number());

/** An invoice as its supplier's program wrote it; what it does not say is empty. */
export const EInvoice = v.object({
  format: v.picklist(['UBL', 'Factur-X']),
  is_credit: v.boolean(),
  number: v.string(),
  date: v.nullable(v.string()),
  due_date: v.nullable(v.string()),
  currency: v.string(),
  /** The buyer's own, as an order number. */
  reference: v.string(),
  payment_reference: v.string(),
  note: v.string(),
  /** To which it is to be paid. */
  bank_account: v.string(),
  seller: Party,
  buyer: Party,
  lines: v.array(
    v.object({
      name: v.string(),
      description: v.string(),
      quantity: amount,
      price: amount,
      vat_percentage: amount,
      amount,
    }),
  ),
  /** Also those that are not in `lines`, of which there are a thousand at most. */
  amount_lines: v.number(),
  allowances: v.array(v.object({ is_charge: v.boolean(), reason: v.string(), amount })),
  vat: v.array(v.object({ percentage: amount, base: amount, amount, reason: v.string() })),
  net: amount,
  /** With VAT, before what was paid already. */
  total: amount,
  prepaid: amount,
  payable: amount,
});
export type EInvoice = v.InferOutput<typeof EInvoice>;

export const getEInvoice = endpoint({
  summary: 'The e-invoice that a document is or holds, if any, as people read it',
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id/e-invoice',
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  reply: v.nullable(EInvoice),
});
