import type { Customer } from '../contract/customers';
import type { PartyDetails } from '../contract/party-details';

/** Of whom nothing else was filled in. */
export const noDetails: Pick<Customer, keyof typeof PartyDetails> = {
  initial: '',
  email_text: '',
  mobile: '',
  website: '',
  legal_form: '',
  invoice_address: '',
  visiting_address: '',
  currency: 'EUR',
};
