import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { useEffect, useRef } from 'react';
import { type BookingFormValues, valuesOf, withoutCodes } from './booking-values';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Form = Pick<UseFormReturn<BookingFormValues, any, any>, 'getValues' | 'reset'>;

/**
 * With another label the relation and all accounts are gone, also those that were typed and not saved yet: a creditor is
 * no debtor. The rest of what was typed stays.
 */
export function useOtherLabel({ getValues, reset }: Form, document: BookingDocument) {
  const { tag } = document;
  const shown = useRef(tag);
  useEffect(() => {
    if (shown.current === tag) return;
    shown.current = tag;
    const typed = getValues();
    const now = valuesOf(document);
    const { duplicate_reason, ledger_account_id, supplier_relation_id, bank_account } = now;
    const { saveBookingLines, updated_at } = now;
    reset(now);
    reset(
      {
        ...typed,
        ...{ duplicate_reason, ledger_account_id, supplier_relation_id, bank_account },
        ...{ saveBookingLines, updated_at },
        booking_lines: typed.booking_lines.map(withoutCodes),
      },
      { keepDefaultValues: true },
    );
  }, [tag]);
}
