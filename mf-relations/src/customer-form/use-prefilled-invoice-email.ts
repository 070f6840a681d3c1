import { useRef } from 'react';
import type { CustomerFormState } from './use-customer-form';

/** Most invoices go to the one address there is: they follow it until somebody fills in another. */
export function usePrefilledInvoiceEmail({ getValues, setValue }: CustomerFormState['form']) {
  const [email = '', ofInvoices = ''] = getValues(['email', 'general_email']);
  const prefilled = useRef(email === ofInvoices ? email : '');
  return (typed: string) => {
    const email = typed.trim();
    const current = getValues('general_email') ?? '';
    if (email === '' || (current !== '' && current !== prefilled.current)) return;
    prefilled.current = email;
    setValue('general_email', email, { shouldDirty: true, shouldValidate: true });
  };
}
