import { type Customer, CustomerForm } from '@boekwerk/shared/contract/customers';
import { useRelationForm } from '../use-relation-form';
import { emptyCustomer, emptySupplier, valuesOf } from './customer-values';
import { useSaveCustomer } from './queries';

type Setup = {
  /** Leave out for a new one. */
  customer?: Customer;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<Customer>;
  /** While a document is being booked a name will do. */
  isBooking?: boolean;
  /** False where whoever shows the form asks before it goes. */
  asksToLeave?: boolean;
  onSaved: (customer: Customer) => void;
};

/** The form of a customer, new or existing, with all that a page or a modal around it needs. */
export function useCustomerForm({ customer, readAgain, isBooking = false, ...setup }: Setup) {
  const { mutateAsync: save } = useSaveCustomer(customer?.id);
  const startOf = (known: Customer): CustomerForm => ({
    ...valuesOf(known),
    is_booking: isBooking,
  });
  return useRelationForm({
    schema: CustomerForm,
    values: customer ? startOf(customer) : isBooking ? emptySupplier : emptyCustomer,
    draft: `client.${customer?.id ?? 'new'}`,
    // Of where the form stands, not of the customer.
    unkept: ['is_booking'],
    save,
    ...setup,
    readAgain: readAgain && (() => readAgain().then(startOf)),
  });
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;
