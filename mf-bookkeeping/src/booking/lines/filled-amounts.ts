import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { splitAmount, vatOf } from '@boekwerk/shared/domain/booking/booking-vat';
import { sharedAmounts } from '@boekwerk/shared/domain/booking/saved-lines';
import { type Money, moneyOf } from '@boekwerk/shared/domain/money/currency';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import type { BookingFormValues, BookingLineValues } from '../booking-values';

// biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
type Form = Pick<UseFormReturn<BookingFormValues, any, any>, 'getValues' | 'setValue'>;
type Coded = Pick<BookingLineValues, 'vat_ledger_account_id'>;
type CodeOf = (line: Coded) => LedgerAccount | undefined;

export type FilledAmounts = ReturnType<typeof filledAmounts>;

/**
 * Fills in the amounts that follow from what was typed; what somebody typed themselves stays.
 *
 * @param unasked fills in what follows from what nobody typed
 */
export function filledAmounts({ getValues, setValue }: Form, codeOf: CodeOf, unasked = atOnce) {
  const calculated = calculatedVat();
  const proposal = proposedShares();

  const percentageOf = (line: Coded) => percentageBy(codeOf(line));
  const lineAt = (index: number) => getValues(`booking_lines.${index}`);
  const inCurrency = (amount: number): Money => moneyOf(amount, getValues('currency'));
  const set = (index: number, { value, vat }: { value?: Money; vat: Money }) => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (value) setValue(`booking_lines.${index}.value`, value.amount, options);
    calculated.keep(index, { vat: vat.amount, percentage: percentageOf(lineAt(index)) });
    setValue(`booking_lines.${index}.vat`, vat.amount, options);
  };

  /** The VAT that belongs to the amount without it. */
  const fillVat = (index: number) => {
    const { value, vat, ...line } = lineAt(index);
    const percentage = percentageOf(line);
    if (percentage === null || !isAmount(value)) return;
    if (vat === null || calculated.is(index, vat))
      set(index, { vat: vatOf(inCurrency(value), percentage) });
  };
  /** What the other lines leave of the invoice, with and without VAT. @returns the field that must be filled in first */
  const split = (index: number) => {
    const { amount, currency, booking_lines } = getValues();
    const percentage = percentageOf(lineAt(index));
    if (!isAmount(amount)) return 'amount';
    if (percentage === null) return `booking_lines.${index}.vat_ledger_account_id`;
    const others = booking_lines.filter((_, other) => other !== index).map(readable);
    const { difference } = bookingTotals({ amount, currency, booking_lines: others });
    set(index, splitAmount(difference, percentage));
    return null;
  };
  /** All lines, as long as nobody typed their amounts: each its share of the total. @returns whether they were filled */
  const fillFromTotal = (): boolean => {
    const { amount, booking_lines } = getValues();
    const lines = proposal.sharesOf(booking_lines);
    const amounts =
      lines && isAmount(amount) ? sharedAmounts(lines, inCurrency(amount), percentageOf) : null;
    amounts?.forEach((each, index) => {
      set(index, each);
    });
    if (amounts) proposal.filled(amounts);
    return amounts !== null;
  };

  return {
    fillVat,
    split,
    fillFromTotal,
    chooseVat: (index: number) => {
      const { value, vat } = lineAt(index);
      if (proposal.sharesOf(getValues('booking_lines'))) return void fillFromTotal();
      if (value === null) return void split(index);
      calculated.keep(index, { vat: vat ?? 0, percentage: null });
      fillVat(index);
    },
    /**
     * Other percentages, as on another day: what was calculated with another one is calculated anew, and what waited for
     * them is filled in.
     */
    recalculate: () => {
      const changed = calculated.changed(getValues('booking_lines').map(percentageOf));
      if (!proposal.isWaiting() && changed.length === 0) return;
      unasked(() => {
        if (!fillFromTotal()) for (const index of changed) fillVat(index);
      });
    },
    /** Lines were proposed in these shares, without amounts. */
    proposed: (shares: readonly number[]) => {
      calculated.forget();
      proposal.propose(shares);
      unasked(fillFromTotal);
    },
    /** A line was added at the end, or taken out: the lines are no longer those that were proposed. */
    added: () => proposal.propose([]),
    removed: (index: number) => {
      calculated.removed(index);
      proposal.propose(getValues('booking_lines').length === 1 ? [1] : []);
    },
    /** The line that was taken out last is where it was. */
    putBack: (index: number) => {
      calculated.putBack(index);
      proposal.propose([]);
    },
  };
}

const atOnce = (fill: () => void): void => fill();

/** Of a reverse charge the package makes the VAT. Null while nobody knows. */
const percentageBy = (code: LedgerAccount | undefined): number | null =>
  code?.vat_is_reversed ? 0 : (code?.vat_percentage ?? null);

type Calculated = { vat: number; percentage: number | null };

/** The VAT that was calculated, by line, and at what percentage. */
function calculatedVat() {
  let calculated: (Calculated | undefined)[] = [];
  let takenOut: Calculated | undefined;
  return {
    keep: (index: number, one: Calculated) => {
      calculated[index] = one;
    },
    is: (index: number, vat: number) => calculated[index]?.vat === vat,
    /** The lines that were calculated at another percentage than they have now. */
    changed: (percentages: readonly (number | null)[]): number[] =>
      percentages.flatMap((percentage, index) => {
        const before = calculated[index];
        return before && before.percentage !== percentage ? index : [];
      }),
    forget: () => {
      calculated = [];
    },
    removed: (index: number) => {
      [takenOut] = calculated.splice(index, 1);
    },
    /** The line that was taken out last is where it was. */
    putBack: (index: number) => {
      calculated.splice(index, 0, takenOut);
    },
  };
}

/** Which share of the total each line was proposed to have: a single one all of it. */
function proposedShares() {
  let shares: readonly number[] = [1];
  let filled: readonly Amounts[] = [];
  let isWaiting = false;
  return {
    propose: (of: readonly number[]) => {
      shares = of;
      filled = [];
      isWaiting = of.length > 0;
    },
    /** Whether lines were proposed that could not be filled yet. */
    isWaiting: () => isWaiting,
    /** What the lines were filled with. */
    filled: (amounts: readonly { value: Money; vat: Money }[]) => {
      filled = amounts.map(({ value, vat }) => ({ value: value.amount, vat: vat.amount }));
      isWaiting = false;
    },
    /** The lines with their shares; null when somebody made other lines of them, or typed an amount. */
    sharesOf: <Line extends Amounts>(lines: readonly Line[]) => {
      const isEmpty = lines.every(({ value, vat }) => value === null && vat === null);
      const isFilled = lines.every(
        ({ value, vat }, at) => value === filled[at]?.value && vat === filled[at]?.vat,
      );
      if (lines.length !== shares.length || !(isEmpty || isFilled)) return null;
      return lines.map((line, at) => ({ ...line, share: shares[at] ?? 0 }));
    },
  };
}

type Amounts = { value: number | null; vat: number | null };

const isAmount = (typed: number | null): typed is number => typed !== null && !Number.isNaN(typed);

/** Nothing for a field that is empty or holds no number. */
export const readable = ({ value, vat }: Amounts): Amounts => ({
  value: isAmount(value) ? value : null,
  vat: isAmount(vat) ? vat : null,
});
