import type { CheckedInvoice, Finding } from './invoice-check-facts';

/** What is good to know about an invoice on which nothing is missing. */
export const hintFindings = ({ invoice }: CheckedInvoice): Finding[] =>
  invoice.delivery_date || invoice.period_start ? [] : [NO_DELIVERY_DATE];

const NO_DELIVERY_DATE: Finding = {
  code: 'delivery-date',
  text: 'Leverdatum leeg: de factuurdatum geldt.',
  place: 'invoice',
  field: 'delivery_date',
  for: 'hint',
  blocks: false,
};
