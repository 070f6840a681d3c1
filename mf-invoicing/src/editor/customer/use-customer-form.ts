import type { Customer } from '@boekwerk/shared/contract/customers';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useCallback, useState } from 'react';
import type { InvoiceFormMethods } from '../use-invoice-form';
import { useKnownCustomers } from './queries';

/** Opened form of a customer; an id that is left out makes a new one. */
type OpenCustomer = { id: number | undefined };

/** The form in which a customer is made or changed; what comes out of it is the customer of the invoice. */
export function useCustomerForm(
  { setValue }: InvoiceFormMethods,
  invoice_id: number | null,
  onTaken: (customer: Customer) => void,
) {
  const { saved, showOn } = useKnownCustomers();
  const notices = useNotices();
  const [opened, setOpened] = useState<OpenCustomer | null>(null);
  return {
    opened,
    open: useCallback((id: number | undefined) => setOpened({ id }), []),
    close: () => setOpened(null),
    take: async (id: number) => {
      setOpened(null);
      try {
        const customer = await saved(id);
        if (invoice_id !== null) showOn(invoice_id, customer);
        setValue('to_relation_id', id, { shouldDirty: true, shouldValidate: true });
        onTaken(customer);
      } catch (error) {
        notices.failed(error);
      }
    },
  };
}
