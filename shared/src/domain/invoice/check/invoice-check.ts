import type { CheckedInvoice, Finding } from './invoice-check-facts';
import { hintFindings } from './invoice-check-hints';
import { lawFindings } from './invoice-check-law';
import { peppolFindings, ublFindings } from './invoice-check-ubl';

export type { CheckedInvoice, Finding } from './invoice-check-facts';

/**
 * What an invoice still misses, by law and for an e-invoice, and what is good to know about it. What blocks is refused by the server as well;
 * everything else may be sent.
 */
export const checkInvoice = (checked: CheckedInvoice): Finding[] => [
  ...lawFindings(checked),
  ...ublFindings(checked),
  ...peppolFindings(checked),
  ...hintFindings(checked),
];

/** Whether a finding keeps the e-invoice from being made; the API finds the same in the finished document. */
export const preventsUbl = ({ code }: Finding) => code.startsWith('ubl-');
