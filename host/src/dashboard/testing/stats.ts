import type { getFinancialStats, InvoiceStats, Revenue } from '@boekwerk/shared/contract/dashboard';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';

/** How the invoices of a bakery stand; a test states only what matters. */
export const invoiceStats = (own: Partial<InvoiceStats> = {}): InvoiceStats => ({
  invoices_concept: 4,
  invoices_open: 17,
  invoices_sent: 23,
  invoices_expired: 1,
  recurrences: 0,
  relation_count: 23,
  total_open: 9123.5,
  total_expired: 574.75,
  total_not_expired: 8548.75,
  total_paid: 1250,
  last_invoices: [],
  last_relations: [],
  without_pdf: [],
  has_invoices: true,
  ...own,
});

export const financialStats = (
  own: Partial<ReplyOf<typeof getFinancialStats>> = {},
): ReplyOf<typeof getFinancialStats> => ({
  turn_over: 12_000,
  costs: 0,
  result: 12_000,
  vat: 2520,
  turn_over_gain: 12.5,
  cost_gain: null,
  result_gain: null,
  vat_gain: null,
  ...own,
});

export const revenue = (own: Partial<Revenue> = {}): Revenue => ({
  months: [
    { month: '2025-11', total_ex_tax: 8200 },
    { month: '2025-12', total_ex_tax: 9400.5 },
  ],
  customers: [
    { id: 3, name: 'Gemeente Utrecht', total_ex_tax: 15_000 },
    { id: 9, name: 'Studio Noord', total_ex_tax: 2600.5 },
  ],
  ...own,
});
