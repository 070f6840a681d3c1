import { useEffect } from 'react';
import type { BookingFormState } from './use-booking-form';

const REQUIRED = [
  ...(['invoice_number', 'date', 'ledger_account_id', 'supplier_relation_id'] as const),
  ...(['amount', 'description'] as const),
];

/** Puts the focus in the first field that is still to be filled in, once a document is opened. */
export function useFirstFocus({ getValues, setFocus }: BookingFormState['form']): void {
  useEffect(() => {
    // Who is in a dialog over it stays there.
    if (
      document.activeElement?.closest('[role=dialog]') !== document.querySelector('[role=dialog]')
    )
      return;
    const values = getValues();
    const empty = REQUIRED.find((name) => values[name] === null || values[name] === '');
    if (empty) setFocus(empty);
  }, []);
}
