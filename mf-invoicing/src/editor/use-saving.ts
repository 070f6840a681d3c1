import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { texts } from '../texts';
import { valuesOf } from './invoice-values';
import { useSaveInvoice } from './queries';
import type { InvoiceFormMethods } from './use-invoice-form';

/** Saves what is typed, alone or before something else is done with it. */
export function useSaving(form: InvoiceFormMethods, invoice: Invoice | null, onSaved: () => void) {
  const save = useSaveInvoice(invoice?.id);
  const saveFailed = useSaveFailed(form.setError);
  const invalid = useInvalidNotice();
  const [conflict, setConflict] = useState<string | null>(null);

  const failed = (error: Error) => {
    const isTooLate = invoice !== null && error instanceof ApiError && error.status === 409;
    if (isTooLate) setConflict(error.message);
    else saveFailed(error);
  };
  const saveAnd = (go: (saved: Invoice) => void) =>
    form.handleSubmit(
      (values) =>
        save.mutate(values, {
          onSuccess: (saved) => {
            setConflict(null);
            form.reset(valuesOf(saved));
            onSaved();
            go(saved);
          },
          onError: failed,
        }),
      invalid,
    )();

  return {
    isSaving: save.isPending,
    /** Who was first, when what is typed can no longer be saved. */
    conflict,
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
