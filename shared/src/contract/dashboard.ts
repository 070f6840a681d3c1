import * as v from 'valibot';
import { INVOICE_STATUSES } from '../domain/invoice/invoice-status';
import { endpoint } from './endpoint';
import { dateRange } from './lists';

/** A period; an empty end is open. */
const period = { start: dateRange.from, end: dateRange.to };

export const getFinancialStats = endpoint({
  summary:
    'Turnover, costs, result and VAT of a period, with the gain on the equal period before it',
  method: 'GET',
  path: '/administrations/v1/financialstats',
  right: 'invoicing',
  query: v.object(period),
  /**
   * Euro, without VAT but for `vat`: that of sales less that of purchases. Gains are percentages, null when the period before
   * had 0 or there is none. What was booked in another currency is in none of them; `not_in_euro` is how many documents that is.
   */
  reply: v.object({
    turn_over: v.number(),
    costs: v.number(),
    result: v.number(),
    vat: v.number(),
    turn_over_gain: v.nullable(v.number()),
    cost_gain: v.nullable(v.number()),
    result_gain: v.nullable(v.number()),
    vat_gain: v.nullable(v.number()),
    not_in_euro: v.number(),
  }),
});

/** One invoice of the latest few; written out, so that the shell does not load all there is to know of invoices. */
const LatestInvoice = v.object({
  id: v.number(),
  invoice_number: v.nullable(v.string()),
  customer_name: v.string(),
  /** The customer as it is now. */
  to_relation: v.object({ id: v.number(), name: v.string() }),
  date: v.string(),
  expiration_date: v.string(),
  status: v.picklist(INVOICE_STATUSES),
  is_credit: v.boolean(),
  total: v.number(),
  total_ex_tax: v.number(),
  amount_paid: v.number(),
  credited: v.number(),
  has_sent_credit: v.boolean(),
  open_amount: v.number(),
});
export type LatestInvoice = v.InferOutput<typeof LatestInvoice>;

export const getInvoiceStats = endpoint({
  summary: 'Invoice counters of the dashboard over a period, in number and in euro',
  method: 'GET',
  path: '/invoicing/v1/stats',
  right: 'invoicing',
  query: v.object(period),
  reply: v.object({
    invoices_concept: v.number(),
    /** Sent and not fully paid. */
    invoices_open: v.number(),
    /** At least sent. */
    invoices_sent: v.number(),
    invoices_expired: v.number(),
    recurrences: v.number(),
    relation_count: v.number(),
    /** What is open and past due: all of what is sent, less what was paid and credited. */
    total_expired: v.number(),
    /** What else is still to be received. */
    total_not_expired: v.number(),
    total_open: v.number(),
    /** What came in, less what was repaid. */
    total_paid: v.number(),
    /** Three of each, newest first, whatever the period. */
    last_invoices: v.array(LatestInvoice),
    last_relations: v.array(v.object({ id: v.number(), name: v.string() })),
    /** Of which the PDF cannot be made, so that no mail goes; ten at most, whatever the period. */
    without_pdf: v.array(v.object({ id: v.number(), invoice_number: v.string() })),
    /** Whether the company has any invoice at all, whatever the period. */
    has_invoices: v.boolean(),
  }),
});
export type InvoiceStats = v.InferOutput<typeof getInvoiceStats.reply>;

export const getRevenue = endpoint({
  summary:
    'Turnover excl. VAT of sent invoices per month, 13 months back, and the five best customers of that time',
  method: 'GET',
  path: '/invoicing/v1/revenue',
  right: 'invoicing',
  reply: v.object({
    /** Oldest first, this month last; `month` is `YYYY-MM`. */
    months: v.array(v.object({ month: v.string(), total_ex_tax: v.number() })),
    /** Largest first. */
    customers: v.array(v.object({ id: v.number(), name: v.string(), total_ex_tax: v.number() })),
  }),
});
export type Revenue = v.InferOutput<typeof getRevenue.reply>;
