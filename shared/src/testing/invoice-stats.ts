import type { InvoiceStats } from '../contract/dashboard';

/** How the invoices of a bakery stand; a test states only what matters. */
export const invoiceStats = (given: Partial<InvoiceStats> = {}): InvoiceStats => ({
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
  ...given,
});
