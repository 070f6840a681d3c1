import type { Customer, CustomerForm } from '@boekwerk/shared/contract/customers';
import { emptyParty } from '../empty-party';

export const emptyCustomer: CustomerForm = {
  ...emptyParty,
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
