import { type Customer, CustomerForm } from '@boekwerk/shared/contract/customers';
import { customerDraft } from '../relation-drafts';
import { useRelationForm } from '../use-relation-form';
import { newCustomer, valuesOf } from './customer-values';
import { useSaveCustomer } from './queries';

type Setup = {
  /** Leave out for a new one. */
  customer?: Customer;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<Customer>;
  /** While a document is being booked a name will do. */
  isBooking?: boolean;
  /** What a new one is at first. */
  kind?: CustomerForm['enterprise_relation_type'];
  /** False where whoever shows the form asks before it goes. */
  asksToLeave?: boolean;
  onSaved: (customer: Customer) => void;
};

/** The form of a customer, new or existing, with all that a page or a modal around it needs. */
export function useCustomerForm(given: Setup) {
  const { customer, readAgain, isBooking = false, kind, ...setup } = given;
  const { mutateAsync: save } = useSaveCustomer(customer?.id);
  const startOf = (known: Customer): CustomerForm => ({
    ...valuesOf(known),
    is_booking: isBooking,
  });
  return useRelationForm({
    schema: CustomerForm,
    values: customer ? startOf(customer) : newCustomer(isBooking, kind),
    draft: customerDraft(customer?.id),
    // Of where the form stands, not of the customer.
    unkept: ['is_booking'],
    save,
    ...setup,
    readAgain: readAgain && (() => readAgain().then(startOf)),
  });
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;
