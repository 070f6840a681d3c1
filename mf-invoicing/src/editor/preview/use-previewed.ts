import { useEffect, useState } from 'react';
import type { InvoiceFormMethods } from '../use-invoice-form';
import { type Previewable, previewable } from './previewable';

/** How long nothing is typed before the page is drawn again. */
const PAUSE_MS = 300;

/** What is typed, a moment after the last key; `null` before it was first read. */
export function usePreviewed({ getValues, subscribe }: InvoiceFormMethods): Previewable | null {
  const [previewed, setPreviewed] = useState<Previewable | null>(null);
  useEffect(() => {
    const read = () => setPreviewed(previewable(getValues()));
    let timer = setTimeout(read);
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(read, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getValues, subscribe]);
  return previewed;
}
