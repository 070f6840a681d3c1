import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { valuesOf } from './invoice-values';
import { useSaveInvoice } from './queries';
import { texts } from './texts';
import type { InvoiceFormMethods } from './use-invoice-form';

/** Saves what is typed, alone or before something else is done with it. */
export function useSaving(form: InvoiceFormMethods, invoice: Invoice | null, onSaved: () => void) {
  const save = useSaveInvoice(invoice?.id);
  const saveFailed = useSaveFailed(form.setError);
  const invalid = useInvalidNotice();

  const saveAnd = (go: (saved: Invoice) => void) =>
    form.handleSubmit(
      (values) =>
        save.mutate(values, {
          onSuccess: (saved) => {
            form.reset(valuesOf(saved));
            onSaved();
            go(saved);
          },
          onError: saveFailed,
        }),
      invalid,
    )();

  return {
    isSaving: save.isPending,
    saveAnd,
    /** Goes on with the invoice as it is typed. */
    saveIfChanged: (go: (saved: Invoice) => void) =>
      invoice && !form.formState.isDirty ? go(invoice) : saveAnd(go),
  };
}

/** Says that something is wrong with the form; what, stands at its fields. */
export function useInvalidNotice() {
  const notices = useNotices();
  return () => notices.error(texts.invalid, texts.fillIn);
}
