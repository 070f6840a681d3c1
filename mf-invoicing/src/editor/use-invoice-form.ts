import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { type Control, useSavedForm } from '@boekwerk/shared/ui/form';
import { useMemo } from 'react';
import { useKnownCustomers } from './customer/customer-queries';
import { type InvoiceValues, invoiceSchema, newInvoice, valuesOf } from './invoice-values';
import { useRefetchInvoice, useSaveInvoice } from './queries';

export type SavedInvoiceForm = ReturnType<typeof useInvoiceForm>;
export type InvoiceFormMethods = SavedInvoiceForm['form'];
export type InvoiceControl = Control<InvoiceValues>;

/** What the fields need of the form. */
export type InvoiceFormParts = Pick<
  InvoiceFormMethods,
  'control' | 'getValues' | 'setValue' | 'setFocus'
>;

/** The form of a concept, or of a new invoice. `onReplaced` gets what stands there from then on. */
export function useInvoiceForm(
  invoice: Invoice | null,
  onReplaced: (values: InvoiceValues) => void,
) {
  const { clientOf } = useKnownCustomers();
  // The schema only asks the cache, which is the same one for as long as the page lives.
  const schema = useMemo(() => invoiceSchema(clientOf), []);
  const { mutateAsync: save } = useSaveInvoice(invoice?.id);
  const renew = useRefetchInvoice();
  const saved = useSavedForm({
    schema,
    values: invoice ? valuesOf(invoice) : newInvoice(today()),
    mode: 'onBlur',
    draft: `invoice.${invoice?.id ?? 'new'}`,
    tellsInvalid: true,
    save,
    valuesOf,
    readAgain: invoice ? () => renew(invoice.id).then(valuesOf) : undefined,
    onReplaced,
  });
  return {
    ...saved,
    /** Goes on with the invoice as it is typed. */
    saveIfChanged: (go: (saved: Invoice) => void) =>
      invoice && !saved.isChanged ? go(invoice) : void saved.saveAnd(go),
  };
}

/** Its parts for the fields: the same object as long as the form lives, so that they stand still. */
export function useFormParts(form: InvoiceFormMethods): InvoiceFormParts {
  const { control, getValues, setValue, setFocus } = form;
  return useMemo(
    () => ({ control, getValues, setValue, setFocus }),
    [control, getValues, setValue, setFocus],
  );
}
