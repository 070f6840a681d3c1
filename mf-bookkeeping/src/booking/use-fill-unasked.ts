import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { BookingFormValues } from './booking-values';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Form = Pick<UseFormReturn<BookingFormValues, any, any>, 'getValues' | 'reset' | 'formState'>;

/** All but that something was changed: what was said of other fields still holds. */
const KEPT = { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true };

/**
 * Lets a form be filled in with what nobody typed: that alone is no change that anybody would lose. The same function as long
 * as the form is there.
 */
export function useFillUnasked({ getValues, reset, formState: { isDirty } }: Form) {
  const isTyped = useRef(isDirty);
  useEffect(() => {
    isTyped.current = isDirty;
  }, [isDirty]);
  const [fillUnasked] = useState(() => (fill: () => void): void => {
    const wasTyped = isTyped.current;
    fill();
    if (!wasTyped) reset(getValues(), KEPT);
  });
  return fillUnasked;
}
