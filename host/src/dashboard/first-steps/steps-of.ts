import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import type { Company } from '@boekwerk/shared/contract/relations';

export type StepName = 'details' | 'logo' | 'customer' | 'invoice';

export type Step = {
  name: StepName;
  isDone: boolean;
  /** The page on which it is done, by its name. */
  page: string;
};

type Known = Pick<InvoiceStats, 'relation_count' | 'has_invoices'>;

/** What a company does before its first invoice goes out, in order; each is done as soon as what it makes is there. */
export const stepsOf = (company: Company, { relation_count, has_invoices }: Known): Step[] => [
  { name: 'details', isDone: isFilledIn(company), page: 'settings_company_edit' },
  { name: 'logo', isDone: company.logo_url !== null, page: 'settings_company_edit' },
  { name: 'customer', isDone: relation_count > 0, page: 'relation_create' },
  { name: 'invoice', isDone: has_invoices, page: 'invoice_create' },
];

/** What the law and a bank transfer ask of an invoice. Not every other country has postal codes: the form knows which do. */
const isFilledIn = ({ address, postal_code, city, country, bank_account, tax_number }: Company) =>
  [address, city, bank_account, tax_number].every((text) => text !== '') &&
  (postal_code !== '' || country !== 'NL');
