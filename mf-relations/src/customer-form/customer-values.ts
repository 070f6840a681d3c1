import type { Customer, CustomerForm } from '@boekwerk/shared/contract/customers';
import { emptyParty } from '../empty-party';

/** A new one; whose invoice is being booked is a supplier most of the time. */
export const newCustomer = (
  is_booking: boolean,
  kind: CustomerForm['enterprise_relation_type'] = is_booking ? 'supplier' : 'client',
): CustomerForm => ({ ...emptyParty, is_booking, enterprise_relation_type: kind });

/** What of a customer is filled in, with the moment it was read. */
export function valuesOf({ id: _, type: __, active: ___, ...filledIn }: Customer): CustomerForm {
  // The API gives no period that the form does not know.
  return filledIn as CustomerForm;
}
