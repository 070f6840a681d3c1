import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { useEffect, useRef } from 'react';
import { type BookingFormValues, valuesOf, withoutCodes } from './booking-values';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Form = Pick<UseFormReturn<BookingFormValues, any, any>, 'getValues' | 'setValue' | 'reset'>;

/** What of a purchase holds for a sale as well. */
const KEPT = [
  'invoice_number',
  'date',
  'reference',
  'description',
  'amount',
  'currency',
  'is_credit',
] as const;

/**
 * With another label the relation and all accounts are gone, also those that were typed and not saved yet: a creditor is
 * no debtor. The rest of what was typed stays.
 */
export function useOtherLabel({ getValues, setValue, reset }: Form, document: BookingDocument) {
  const { tag } = document;
  const shown = useRef(tag);
  useEffect(() => {
    if (shown.current === tag) return;
    shown.current = tag;
    const typed = getValues();
    const now = valuesOf(document);
    reset(now);
    for (const name of KEPT)
      if (typed[name] !== now[name]) setValue(name, typed[name], { shouldDirty: true });
    const lines = typed.booking_lines.map(withoutCodes);
    if (JSON.stringify(lines) !== JSON.stringify(now.booking_lines))
      setValue('booking_lines', lines, { shouldDirty: true });
  }, [tag]);
}
