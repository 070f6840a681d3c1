import type { Party } from '@boekwerk/shared/contract/invoice';
import type { StoredRelation } from './store';

/** The details of a company or customer that are printed on an invoice. */
export const partyOf = (relation: StoredRelation): Party => ({
  name: relation.name,
  first_name: relation.first_name,
  last_name: relation.last_name,
  address: relation.address,
  postal_code: relation.postal_code,
  city: relation.city,
  country: relation.country,
  tax_number: relation.tax_number,
  coc_number: relation.coc_number,
  oin: relation.oin,
  bank_account: relation.bank_account,
  email: relation.email,
  phone: relation.phone,
});
