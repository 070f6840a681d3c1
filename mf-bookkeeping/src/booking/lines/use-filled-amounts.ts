import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { splitAmount, vatOf } from '@boekwerk/shared/domain/booking/booking-vat';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { type Euro, minus, plus } from '@boekwerk/shared/domain/money/money';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { useRef } from 'react';
import type { BookingFormValues, BookingLineValues } from '../booking-values';
import { useLedgers } from '../queries';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Form = Pick<UseFormReturn<BookingFormValues, any, any>, 'getValues' | 'setValue'>;

export type FilledAmounts = ReturnType<typeof useFilledAmounts>;

type Codes = Pick<BookingLineValues, 'ledger_account_id' | 'vat_ledger_account_id'>;

/** Fills in the amounts that follow from what was typed; what somebody typed themselves stays. */
export function useFilledAmounts({ getValues, setValue }: Form) {
  const { data: codes } = useLedgers(LedgerType.vat);
  /** The VAT that was calculated, by line. */
  const calculated = useRef(new Map<number, Euro>());

  const percentageOf = ({ vat_ledger_account_id }: Codes) => {
    const code = codes?.find(({ id }) => id === vat_ledger_account_id);
    return code?.vat_is_reversed ? 0 : (code?.vat_percentage ?? null);
  };
  const lineAt = (index: number) => getValues(`booking_lines.${index}`);
  const set = (index: number, field: 'value' | 'vat', amount: Euro) => {
    if (field === 'vat') calculated.current.set(index, amount);
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`booking_lines.${index}.${field}`, amount, options);
  };

  /** The VAT that belongs to the amount without it. */
  const fillVat = (index: number) => {
    const line = lineAt(index);
    const percentage = percentageOf(line);
    if (percentage === null || !isAmount(line.value)) return;
    if (line.vat !== null && line.vat !== calculated.current.get(index)) return;
    set(index, 'vat', vatOf(line.value, percentage));
  };
  /** What the other lines leave of the invoice, with and without VAT. */
  const split = (index: number) => {
    const { amount, booking_lines } = getValues();
    const percentage = percentageOf(lineAt(index));
    if (percentage === null || !isAmount(amount)) return;
    const others = bookingTotals({
      amount,
      booking_lines: booking_lines.filter((_, other) => other !== index),
    });
    const { value, vat } = splitAmount(minus(amount, plus(others.value, others.vat)), percentage);
    set(index, 'value', value);
    set(index, 'vat', vat);
  };
  const chooseVat = (index: number) => {
    const { booking_lines } = getValues();
    if (booking_lines.length === 1 && lineAt(index).value === null) return split(index);
    calculated.current.set(index, lineAt(index).vat ?? 0);
    fillVat(index);
  };

  return {
    fillVat,
    split,
    chooseVat,
    /** A single line that has no amounts yet is the whole of the invoice. */
    fillFromTotal: () => {
      const { booking_lines } = getValues();
      if (booking_lines.length === 1 && lineAt(0).value === null) split(0);
    },
    /** Accounts that a relation is booked on most of the time, where none is chosen. */
    fillCodes: (usual: Codes) => {
      // A copy: the form changes its own.
      const line = { ...lineAt(0) };
      for (const field of ['ledger_account_id', 'vat_ledger_account_id'] as const)
        if (line[field] === null && usual[field] !== null)
          setValue(`booking_lines.0.${field}`, usual[field], { shouldDirty: true });
      if (line.vat_ledger_account_id === null && usual.vat_ledger_account_id !== null) chooseVat(0);
    },
  };
}

const isAmount = (typed: Euro | null): typed is Euro => typed !== null && !Number.isNaN(typed);
