import { useFieldArray } from '@boekwerk/shared/ui/form';
import { useCallback, useState } from 'react';
import { type BookingLineValues, emptyLine } from '../booking-values';
import type { BookingFormState } from '../use-booking-form';
import type { FilledAmounts } from './filled-amounts';

type Removed = { index: number; line: BookingLineValues };

/** The lines of a booking, which are added and taken out; stable functions, so that lines are not drawn again. */
export function useLines(
  { control, getValues, setFocus }: BookingFormState['form'],
  amounts: FilledAmounts,
) {
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'booking_lines' });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [keys] = useState(lineKeys);

  const add = useCallback(() => {
    const lines = getValues('booking_lines');
    // Most invoices have one VAT code; what the lines leave of the total goes to the new one by its calculator.
    const { vat_ledger_account_id = null } = lines.at(-1) ?? {};
    const focusName = `booking_lines.${lines.length}.ledger_account_id`;
    append({ ...emptyLine, vat_ledger_account_id }, { focusName });
    amounts.added();
    setRemoved(null);
  }, [append, getValues, amounts]);
  const takeOut = useCallback(
    (index: number) => {
      setRemoved({ index, line: structuredClone(getValues(`booking_lines.${index}`)) });
      remove(index);
      keys.removed(index);
      amounts.removed(index);
      const last = getValues('booking_lines').length - 1;
      // The pressed button disappears with its line: move the focus.
      setFocus(`booking_lines.${Math.min(index, last)}.ledger_account_id`);
    },
    [getValues, remove, setFocus, amounts, keys],
  );

  return {
    keys: fields.map((_, index) => keys.at(index)),
    add,
    takeOut,
    /** The number of the line that was just taken out; null for none. */
    removed: removed && removed.index + 1,
    undo: () => {
      if (!removed) return;
      insert(removed.index, removed.line);
      keys.putBack(removed.index);
      amounts.putBack(removed.index);
      setRemoved(null);
    },
  };
}

/**
 * By which a line is drawn, wherever it goes. Not the ids of the form: lines that are filled in get others, and what is
 * looked up in one would be lost.
 */
function lineKeys() {
  const keys: number[] = [];
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  return {
    at: (index: number): number => {
      keys[index] ??= next();
      return keys[index];
    },
    removed: (index: number) => void keys.splice(index, 1),
    putBack: (index: number) => void keys.splice(index, 0, next()),
  };
}
