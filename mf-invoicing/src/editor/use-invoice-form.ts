import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { type Control, useSavedForm } from '@boekwerk/shared/ui/form';
import { useMemo, useRef } from 'react';
import { invoiceDraft } from '../invoice-drafts';
import { useKnownCustomers } from './customer/queries';
import { type InvoiceValues, invoiceSchema, newInvoice, valuesOf } from './invoice-values';
import { useRefetchInvoice, useSaveInvoice } from './queries';

export type SavedInvoiceForm = ReturnType<typeof useInvoiceForm>;
export type InvoiceFormMethods = SavedInvoiceForm['form'];
export type InvoiceControl = Control<InvoiceValues>;

/** What the fields need of the form. */
export type InvoiceFormParts = Pick<
  InvoiceFormMethods,
  'control' | 'getValues' | 'setError' | 'setValue' | 'setFocus'
>;

/** The form of a concept, or of a new invoice. `onReplaced` gets what stands there from then on. */
export function useInvoiceForm(
  invoice: Invoice | null,
  onReplaced: (values: InvoiceValues) => void,
) {
  const { clientOf } = useKnownCustomers();
  // The schema only reads the cache, which never changes identity.
  const schema = useMemo(() => invoiceSchema(clientOf), []);
  const { mutateAsync: save } = useSaveInvoice(invoice?.id);
  const renew = useRefetchInvoice();
  const saved = useSavedForm({
    schema,
    values: invoice ? valuesOf(invoice) : newInvoice(today()),
    mode: 'onBlur',
    draft: invoiceDraft(invoice?.id ?? null),
    tellsInvalid: true,
    save,
    valuesOf,
    readAgain: invoice ? () => renew(invoice.id).then(valuesOf) : undefined,
    onReplaced,
  });
  return {
    ...saved,
    /** Saves changes, if any, and calls back with the saved invoice. */
    saveIfChanged: (go: (saved: Invoice) => void) =>
      invoice && !saved.isChanged ? go(invoice) : void saved.saveAnd(go),
  };
}

/** The parts of the form that the fields need, as a stable object, so that memoised fields are not rendered again. */
export function useFormParts(form: InvoiceFormMethods): InvoiceFormParts {
  const { control, getValues, setValue, setFocus } = form;
  const current = useRef(form);
  current.current = form;
  return useMemo(
    () => ({
      control,
      getValues,
      setValue,
      setFocus,
      // The form makes it anew for each render.
      setError: ((...given) => current.current.setError(...given)) as typeof form.setError,
    }),
    [control, getValues, setValue, setFocus],
  );
}
