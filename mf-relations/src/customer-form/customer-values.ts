import type { Customer, CustomerForm } from '@boekwerk/shared/contract/customers';

export const emptyCustomer: CustomerForm = {
  name: '',
  first_name: '',
  last_name: '',
  coc_number: '',
  oin: '',
  tax_number: '',
  email: '',
  general_email: '',
  phone: '',
  address: '',
  postal_code: '',
  city: '',
  country: 'NL',
  bank_account: '',
  payment_period: 30,
  note: '',
  enterprise_relation_type: 'client',
  hidden: 0,
  is_booking: false,
};

/** Whose invoice is being booked, most of the time. */
export const emptySupplier: CustomerForm = {
  ...emptyCustomer,
  enterprise_relation_type: 'supplier',
  is_booking: true,
};

/** What of a customer is filled in, with the moment it was read. */
export function valuesOf({ id: _, type: __, active: ___, ...filledIn }: Customer): CustomerForm {
  // The API gives no period that the form does not know.
  return filledIn as CustomerForm;
}
