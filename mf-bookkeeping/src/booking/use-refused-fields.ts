import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { FieldPath, UseFormReturn } from '@boekwerk/shared/ui/form';
import { useEffect } from 'react';
import type { BookingFormValues } from './booking-values';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Form = Pick<UseFormReturn<BookingFormValues, any, any>, 'setError'>;

/** Shows at each field what the accounting package had against it. */
export function useRefusedFields(
  { setError }: Form,
  { booking_errors, updated_at }: BookingDocument,
): void {
  useEffect(() => {
    for (const [field, message] of Object.entries(booking_errors ?? {}))
      if (field !== '')
        setError(field as FieldPath<BookingFormValues>, { type: 'server', message });
  }, [booking_errors, updated_at]);
}
