import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { RecognisedValue } from '@boekwerk/shared/contract/bookkeeping/recognised';
import type {
  BookingSuggestion,
  LikelyBooking,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { type SavedLine, sharedAmounts } from '@boekwerk/shared/domain/booking/saved-lines';
import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { StoredItem, StoredLine } from './booking-store';

/** What a booking was based on, kept with it, so that it can be told how often what was suggested and read was right. */
export type BookingBasis = {
  /** Where its lines came from: nothing was suggested, or the invoice is the company's own; or what became of a suggestion. */
  lines: 'by hand' | 'own invoice' | 'as suggested' | 'changed';
  /** As it stood when it was booked, with why. */
  suggestion: BookingSuggestion | null;
  /** What was read on the paper, and whether it was booked so. */
  read: (Pick<RecognisedValue, 'field' | 'value' | 'source' | 'doubt'> & { is_kept: boolean })[];
};

/** Looks up how the next document of a relation is likely to be booked. */
export type LikelyOf = (id: number, type: RelationLedgerType) => Promise<LikelyBooking | null>;

type Booked = {
  /** As it was before it was booked. */
  item: StoredItem;
  /** As it is booked. */
  form: BookingForm;
  /** The lines as they were stored. */
  stored: readonly StoredLine[];
  /** How it was likely to be booked, before it was. */
  suggestion: BookingSuggestion | null;
  /** Whether the package makes the VAT of this code itself. */
  isReversed: (vat_ledger_account_id: number) => boolean;
};

/** How a document is likely to be booked; ask it before that is on its way, as it is what the next one is suggested by. */
export async function suggestedFor(
  { tag }: Pick<StoredItem, 'tag'>,
  { supplier_relation_id }: Pick<BookingForm, 'supplier_relation_id'>,
  likelyOf: LikelyOf,
): Promise<BookingSuggestion | null> {
  const type = tag === 'VRK' ? LedgerType.customer : LedgerType.supplier;
  const link = supplier_relation_id === null ? null : await likelyOf(supplier_relation_id, type);
  return link?.suggestion ?? null;
}

/** What a booking is based on: for whoever judges later, not for the booking. */
export function basisOf(booked: Booked): BookingBasis {
  const { item, form, stored, suggestion } = booked;
  return {
    lines: item.invoice_id === null ? cameOf(booked) : 'own invoice',
    suggestion,
    read: (item.recognised?.values ?? [])
      .filter(({ field }) => field === 'vat' || field in form)
      .map(({ field, value, source, doubt }) => ({
        ...{ field, value, source, doubt },
        is_kept: value === (field === 'vat' ? vatIn(stored) : form[field as keyof BookingForm]),
      })),
  };
}

function cameOf(booked: Booked): BookingBasis['lines'] {
  const { suggestion, stored } = booked;
  if (suggestion === null) return 'by hand';
  const { lines } = suggestion;
  const areSame =
    lines.length === stored.length &&
    lines.every((line, at) => ON.every((field) => line[field] === stored[at]?.[field]));
  return areSame && haveShares(lines, booked) ? 'as suggested' : 'changed';
}

const ON = [
  'ledger_account_id',
  'vat_ledger_account_id',
  'cost_place_ledger_account_id',
  'project_ledger_account_id',
  'description',
] as const satisfies readonly (keyof SavedLine)[];

/** Whether the amounts are those that the form would have filled in, but for the cent that booking rounds. */
function haveShares(lines: readonly SavedLine[], { form, stored, isReversed }: Booked): boolean {
  const percentages = lines.map(({ vat_ledger_account_id }, at) =>
    vat_ledger_account_id !== null && isReversed(vat_ledger_account_id)
      ? 0
      : (stored[at]?.vat_percentage ?? null),
  );
  const shares = lines.map(({ share }, at) => ({ share, percentage: percentages[at] ?? null }));
  const amount = moneyOf(form.amount ?? 0, form.currency);
  const filled = sharedAmounts(shares, amount, ({ percentage }) => percentage) ?? [];
  return (
    filled.length === stored.length &&
    filled.every(({ value, vat }, at) => {
      const line = stored[at];
      const off = toCents(vat.amount) - toCents(line?.vat ?? 0);
      return value.amount === line?.value && Math.abs(off) <= 1;
    })
  );
}

const vatIn = (stored: readonly StoredLine[]): number =>
  fromCents(sum(stored.map(({ vat }) => toCents(vat ?? 0))));
