import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  type Draft,
  deleteDraft,
  onDraftDeleted,
  readDraft,
  saveDraft,
} from '../../session/drafts';
import { asRefused } from './refused-text';

const PAUSE_MS = 500;
/** What is heard of a form; the type of a literal would not know of the last one. */
const HEARD = { values: true, isDirty: true, isSubmitting: true };

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'getValues' | 'reset' | 'subscribe'
>;

/**
 * Keeps what is typed in the browser until it is saved, and offers what was kept before.
 *
 * @param name tells the forms of a user apart
 * @param kept what of it may be kept: a secret may not
 */
export function useFormDraft<Values extends FieldValues>(
  { getValues, reset, subscribe }: Form<Values>,
  name: string,
  kept: (values: Values) => Values = (values) => values,
) {
  const keptOf = useRef(kept);
  const [found, setFound] = useState<Draft<Values> | null>(() => readDraft(name));
  const forgotten = useRef('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = false;
    const stopWaiting = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const keep = () => {
      stopWaiting();
      const values = getValues();
      // A form reports its values once more after it was saved or its record deleted.
      if (JSON.stringify(values) === forgotten.current) return;
      saveDraft(name, keptOf.current(values));
      isKept = true;
    };
    const stop = subscribe({
      formState: HEARD,
      callback: ({ isDirty, isSubmitting, name: changed }) => {
        stopWaiting();
        // A save may find that the session is over, and with it who to keep anything for.
        if (isDirty && isSubmitting) keep();
        else if (isDirty) timer = setTimeout(keep, PAUSE_MS);
        // Somebody took back what they typed; whoever fills the form anew changes no single field.
        else if (changed !== undefined && isKept) deleteDraft(name);
      },
    });
    const stopForgetting = onDraftDeleted(name, () => {
      stopWaiting();
      forgotten.current = JSON.stringify(getValues());
    });
    const keepAtOnce = () => timer && keep();
    window.addEventListener('pagehide', keepAtOnce);
    return () => {
      stopWaiting();
      window.removeEventListener('pagehide', keepAtOnce);
      stop();
      stopForgetting();
    };
  }, [subscribe, getValues, name]);

  return {
    found,
    /** Puts the draft in the form, passed through `renewed`. */
    restore: (renewed = (values: Values): Values => values) => {
      if (found) reset(renewed(asRefused(found.values)), { keepDefaultValues: true });
      setFound(null);
    },
    /** The draft was restored or discarded. */
    settle: () => setFound(null),
    /** Finds what was kept since. */
    lookAgain: () => setFound(readDraft(name)),
    forget: () => {
      deleteDraft(name);
      setFound(null);
    },
  };
}
