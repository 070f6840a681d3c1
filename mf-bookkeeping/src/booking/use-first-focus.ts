import { useEffect, useRef } from 'react';
import type { BookingFormState } from './use-booking-form';

const REQUIRED = [
  ...(['invoice_number', 'date', 'ledger_account_id', 'supplier_relation_id'] as const),
  ...(['amount', 'description'] as const),
];

/**
 * Puts the focus in the first field that is still to be filled in, once a document is opened.
 *
 * @param isReady whether all that is known has been filled in
 */
export function useFirstFocus(
  { getValues, setFocus }: BookingFormState['form'],
  isReady: boolean,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    if (isBusyElsewhere()) return;
    const values = getValues();
    const empty = REQUIRED.find((name) => values[name] === null || values[name] === '');
    if (empty) setFocus(empty);
  }, [isReady]);
}

/** Whether somebody types already, or is in a dialog over the document. */
function isBusyElsewhere(): boolean {
  const focused = document.activeElement;
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  return focused?.matches('input, textarea') === true || dialogs.length > 1;
}
