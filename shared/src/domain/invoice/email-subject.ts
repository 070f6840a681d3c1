import { fillPlaceholders, type PlaceholderValues } from './email-text';

/** The subject of an e-mail about an invoice, until whoever sends it writes another. */
const SUBJECTS = {
  invoice: 'Factuur {invoice_number} van {from_company_name}',
  credit: 'Creditfactuur {invoice_number} van {from_company_name}',
  reminder: 'Herinnering: factuur {invoice_number} van {from_company_name}',
};

export const emailSubject = (
  kind: 'invoice' | 'reminder',
  { is_credit }: { is_credit: boolean },
): string => SUBJECTS[kind === 'invoice' && is_credit ? 'credit' : kind];

/** A subject with its placeholders filled in, on one line; empty when nothing is left of it. */
export const fillSubject = (subject: string, values: PlaceholderValues): string =>
  fillPlaceholders(subject, values).replace(/\s+/g, ' ').trim();
