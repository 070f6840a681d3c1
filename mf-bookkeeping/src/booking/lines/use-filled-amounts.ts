import { useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useVatCodes } from '../queries';
import type { BookingFormState } from '../use-booking-form';
import { useFillUnasked } from '../use-fill-unasked';
import { type FilledAmounts, filledAmounts } from './filled-amounts';

/** Fills in amounts by the percentages of the invoice date; the same functions as long as the form is there. */
export function useFilledAmounts(form: BookingFormState['form']): FilledAmounts {
  const date = useWatch({ control: form.control, name: 'date' });
  const { data: codes } = useVatCodes(date);
  const known = useRef(codes);
  const fillUnasked = useFillUnasked(form);
  const [amounts] = useState(() =>
    filledAmounts(
      form,
      ({ vat_ledger_account_id }) => known.current?.find(({ id }) => id === vat_ledger_account_id),
      fillUnasked,
    ),
  );
  useEffect(() => {
    known.current = codes;
    amounts.recalculate();
  }, [codes, amounts]);
  return amounts;
}
