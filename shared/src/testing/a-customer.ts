import type { Customer } from '../contract/customers';
import { noDetails } from './details';

/** A company in Utrecht that buys; a test states only what matters. */
export const aCustomer = (given: Partial<Customer> = {}): Customer => ({
  id: 12,
  type: 0,
  enterprise_relation_type: 'client',
  name: 'Studio Noord',
  first_name: '',
  last_name: '',
  coc_number: '',
  oin: '',
  tax_number: '',
  email: 'info@noord.nl',
  general_email: 'facturen@noord.nl',
  phone: '',
  address: 'Kade 2',
  postal_code: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  bank_account: '',
  payment_period: 30,
  note: '',
  ...noDetails,
  hidden: 0,
  active: 1,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...given,
});
