import type { Currency, detailEntries } from '@boekwerk/shared/contract/party-details';
import type { partyEntries } from '@boekwerk/shared/contract/party-form';

/** What an import reads, changes and an export writes of a relation. */
export type Party = {
  /** 0 for one that is not there yet. */
  id: number;
  /** 0 when it was deleted. */
  active: 0 | 1;
  /** 0 company, 1 person */
  type: 0 | 1;
  enterprise_relation_type: 'client' | 'supplier';
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  general_email: string;
  /** The address for whatever is not about invoices, nor personal. */
  email_text: string;
  phone: string;
  mobile: string;
  website: string;
  initial: string;
  legal_form: string;
  invoice_address: string;
  visiting_address: string;
  currency: Currency;
  address: string;
  postal_code: string;
  city: string;
  country: string;
  coc_number: string;
  oin: string;
  tax_number: string;
  bank_account: string;
  payment_period: number;
  hidden: 0 | 1;
  note: string;
};

/** What a relation starts as, before its row is read; with every field of the form, so that a file loses none. */
export const NEW_PARTY: Party &
  Record<keyof typeof partyEntries | keyof typeof detailEntries, unknown> = {
  id: 0,
  active: 1,
  type: 0,
  enterprise_relation_type: 'client',
  name: '',
  first_name: '',
  last_name: '',
  email: '',
  general_email: '',
  email_text: '',
  phone: '',
  mobile: '',
  website: '',
  initial: '',
  legal_form: '',
  invoice_address: '',
  visiting_address: '',
  currency: 'EUR',
  address: '',
  postal_code: '',
  city: '',
  country: 'NL',
  coc_number: '',
  oin: '',
  tax_number: '',
  bank_account: '',
  payment_period: 30,
  hidden: 0,
  note: '',
};
