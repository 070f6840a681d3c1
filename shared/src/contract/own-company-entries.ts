import * as v from 'valibot';
import { emailField, requiredText, text } from './fields';
import { cocNumber, country, iban, taxNumber } from './party-fields';

/** What stands on the invoices of a company that uses the product, besides its name. */
export const ownCompanyEntries = {
  first_name: text(60),
  last_name: text(60),
  email: emailField('E-mailadres is verplicht.'),
  coc_number: cocNumber,
  tax_number: v.pipe(taxNumber, v.nonEmpty('BTW nummer is verplicht.')),
  bank_account: v.pipe(iban, v.nonEmpty('Bankrekening is verplicht.')),
  address: requiredText('Adres is verplicht.', 120),
  /** Where the country has any it is required, by the form. */
  postal_code: text(12),
  city: requiredText('Stad is verplicht.', 80),
  country,
};
