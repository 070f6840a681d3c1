import { addMoney, type Money, negated, portionOf } from '../money/currency';
import { toCents } from '../money/money';
import type { BookingLineValues } from './booking-values';
import { inHundredths, splitAmount, vatOf, WHOLE } from './booking-vat';

/** What of a line is kept for the next document: not its amount, which will be another, but its share. */
export type SavedLine = {
  ledger_account_id: number | null;
  vat_ledger_account_id: number | null;
  cost_place_ledger_account_id: number | null;
  project_ledger_account_id: number | null;
  description: string;
  /** Of all that is booked without VAT: 1 is all of it, and below nothing it takes something off. */
  share: number;
};

type Kept = Omit<SavedLine, 'share'>;

/** Shares have eight decimals: of the largest amount that is less than a cent. */
const WHOLE_SHARE = 100_000_000;

/** The lines of a document, to be used for the next one. Of lines that make up nothing the last one gets all. */
export function savedLinesOf<Line extends Kept & Pick<BookingLineValues, 'value'>>(
  lines: readonly Line[],
): SavedLine[] {
  const cents = lines.map(({ value }) => toCents(value ?? 0));
  const all = cents.reduce<number>((total, each) => total + each, 0);
  return lines.map((line, index) => ({
    ledger_account_id: line.ledger_account_id,
    vat_ledger_account_id: line.vat_ledger_account_id,
    cost_place_ledger_account_id: line.cost_place_ledger_account_id,
    project_ledger_account_id: line.project_ledger_account_id,
    description: line.description,
    share:
      all === 0
        ? Number(index === lines.length - 1)
        : Math.round(((cents[index] ?? 0) / all) * WHOLE_SHARE) / WHOLE_SHARE,
  }));
}

type Amounts = { value: Money; vat: Money };

/**
 * What each saved line is of an amount with VAT: its share of what that is without VAT, with its own VAT. The last line
 * takes what remains, so that they make up the amount to the cent.
 *
 * @param percentageOf what the VAT code of a line costs; `null` when nobody knows
 * @returns nothing when a percentage is not known, or the shares make up nothing
 */
export function sharedAmounts<Line extends Pick<SavedLine, 'share'>>(
  saved: readonly Line[],
  amount: Money,
  percentageOf: (line: Line) => number | null,
): Amounts[] | null {
  const percentages = saved.map(percentageOf);
  const last = percentages.at(-1);
  if (last === undefined || !percentages.every((each) => each !== null)) return null;
  const shares = saved.map(({ share }) => BigInt(Math.round(share * WHOLE_SHARE)));
  const withVat = shares.reduce(
    (all, share, index) => all + share * BigInt(WHOLE + inHundredths(percentages[index] ?? 0)),
    0n,
  );
  if (withVat <= 0n) return null;
  const parts = shares.slice(0, -1).map((share, index): Amounts => {
    const value = portionOf(amount, share * BigInt(WHOLE), withVat);
    return { value, vat: vatOf(value, percentages[index] ?? 0) };
  });
  const others = parts.flatMap(({ value, vat }) => [negated(value), negated(vat)]);
  return [...parts, splitAmount(addMoney(amount, ...others), last ?? 0)];
}
