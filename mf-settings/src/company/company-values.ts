import type { Company, CompanyForm } from '@boekwerk/shared/contract/relations';

/** What of a company or person is filled in, with the moment it was read. */
export const valuesOf = (company: Company): CompanyForm => ({
  name: company.name,
  first_name: company.first_name,
  last_name: company.last_name,
  email: company.email,
  general_email: company.general_email,
  phone: company.phone,
  coc_number: company.coc_number,
  tax_number: company.tax_number,
  bank_account: company.bank_account,
  address: company.address,
  postal_code: company.postal_code,
  city: company.city,
  country: company.country,
  initial: company.initial,
  email_text: company.email_text,
  mobile: company.mobile,
  website: company.website,
  legal_form: company.legal_form,
  invoice_address: company.invoice_address,
  visiting_address: company.visiting_address,
  currency: company.currency,
  updated_at: company.updated_at,
});
