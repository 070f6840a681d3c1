import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { type Control, type UseFormReturn, useContractForm } from '@boekwerk/shared/ui/form';
import { useEffect, useMemo } from 'react';
import { useKnownCustomers } from './customer/customer-queries';
import { type InvoiceValues, invoiceSchema, newInvoice, valuesOf } from './invoice-values';

export type InvoiceFormMethods = ReturnType<typeof useInvoiceForm>;
export type InvoiceControl = Control<InvoiceValues>;

/** What the fields need of the form. */
export type InvoiceFormParts = Pick<
  InvoiceFormMethods,
  'control' | 'getValues' | 'setValue' | 'setFocus'
>;

/** The form of a concept, or of a new invoice. */
export function useInvoiceForm(invoice: Invoice | null) {
  const { clientOf } = useKnownCustomers();
  // The schema only asks the cache, which is the same one for as long as the page lives.
  const schema = useMemo(() => invoiceSchema(clientOf), []);
  const values = invoice ? valuesOf(invoice) : newInvoice(today());
  const form = useContractForm(schema, values, { mode: 'onBlur' });
  useFollowSaved(form, invoice);
  return form;
}

/** Its parts for the fields: the same object as long as the form lives, so that they stand still. */
export function useFormParts(form: InvoiceFormMethods): InvoiceFormParts {
  const { control, getValues, setValue, setFocus } = form;
  return useMemo(
    () => ({ control, getValues, setValue, setFocus }),
    [control, getValues, setValue, setFocus],
  );
}

type FollowingForm = Pick<UseFormReturn<InvoiceValues>, 'formState' | 'getValues' | 'reset'>;

/**
 * Shows what was saved elsewhere meanwhile, as long as nothing is typed here: what is sent must be what is
 * seen. With something typed the API says who was first.
 */
function useFollowSaved(
  { formState: { isDirty }, getValues, reset }: FollowingForm,
  invoice: Invoice | null,
) {
  useEffect(() => {
    const isBehind = invoice !== null && invoice.updated_at !== getValues('updated_at');
    if (isBehind && !isDirty) reset(valuesOf(invoice));
  }, [invoice, isDirty, getValues, reset]);
}
