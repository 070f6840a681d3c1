import { type Draft, draftOf, forgetDraft, keepDraft } from '@boekwerk/shared/session/drafts';
import { useEffect, useState } from 'react';
import type { InvoiceValues } from './invoice-values';
import type { InvoiceFormMethods } from './use-invoice-form';

const PAUSE_MS = 500;

/** Keeps what is typed in the browser until it is saved, and offers what was kept before. */
export function useDraft(form: InvoiceFormMethods, name: string) {
  const [found, setFound] = useState<Draft<InvoiceValues> | null>(() => draftOf(name));
  const { getValues, subscribe } = form;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        if (isDirty) timer = setTimeout(() => keepDraft(name, getValues()), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues, name]);

  return {
    found,
    /** The draft is in the form now, or nobody wants it. */
    settle: () => setFound(null),
    forget: () => {
      forgetDraft(name);
      setFound(null);
    },
  };
}
