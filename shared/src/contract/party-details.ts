import * as v from 'valibot';
import { isWebsite } from '../domain/relation/website';
import { keptEmail, keptText, maxLengthText } from './fields';

/** ISO 4217, the ones a relation may be billed in. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What is kept of any relation, of the own company too, beside what an invoice needs. Left out, each stays as it is. */
export const detailEntries = {
  /** Of the contact person, or the person itself. */
  initial: keptText(20),
  /** The address for whatever is not about invoices, nor personal. */
  email_text: keptEmail,
  mobile: keptText(30),
  website: v.optional(
    v.pipe(
      v.string('Website is onjuist'),
      v.trim(),
      v.maxLength(200, maxLengthText(200)),
      v.check((value) => value === '' || isWebsite(value), 'Website is onjuist'),
    ),
  ),
  legal_form: keptText(60),
  /** Street, postal code and place in one text; on invoices stands the address of the relation. */
  invoice_address: keptText(200),
  visiting_address: keptText(200),
  currency: v.optional(v.picklist(CURRENCIES, 'Kies een valuta')),
};

/** The same as it is told. */
export const PartyDetails = {
  initial: v.string(),
  email_text: v.string(),
  mobile: v.string(),
  website: v.string(),
  legal_form: v.string(),
  invoice_address: v.string(),
  visiting_address: v.string(),
  currency: v.picklist(CURRENCIES),
};
