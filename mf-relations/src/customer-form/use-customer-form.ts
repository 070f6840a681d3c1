import { type Customer, CustomerForm } from '@boekwerk/shared/contract/customers';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { useSaving } from '../use-saving';
import { emptyCustomer, emptySupplier, valuesOf } from './customer-values';
import { useSaveCustomer } from './queries';

type Setup = {
  /** Leave out for a new one. */
  customer?: Customer;
  /** While a document is being booked a name will do. */
  isBooking?: boolean;
  onSaved: (customer: Customer) => void;
  /** Told what the server says when somebody else saved first; without it that is a notice. */
  onConflict?: (message: string) => void;
};

/** The form of a customer, new or existing, with all that a page or a modal around it needs. */
export function useCustomerForm({ customer, isBooking = false, onSaved, onConflict }: Setup) {
  const form = useContractForm(CustomerForm, startOf(customer, isBooking));
  const { mutateAsync: save } = useSaveCustomer(customer?.id);
  return { form, ...useSaving({ form, save, onSaved, onConflict }) };
}

function startOf(customer: Customer | undefined, isBooking: boolean): CustomerForm {
  if (customer) return { ...valuesOf(customer), is_booking: isBooking };
  return isBooking ? emptySupplier : emptyCustomer;
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;
