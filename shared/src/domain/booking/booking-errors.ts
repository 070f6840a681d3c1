import { isPayable, moneyOf } from '../money/currency';
import { type Amount, toCents } from '../money/money';
import { bookingTotals } from './booking-totals';
import type { BookingLineValues, BookingValues } from './booking-values';
import { roundBooking } from './round-booking';
import { TEXTS } from './texts';

/** A text per field: `date`, `booking_lines.0.value`. */
export type BookingErrors = Record<string, string>;

type Facts = {
  /** Whether the buyer owes the VAT of this code: the accounting package makes it itself. */
  isReversed: (vat_ledger_account_id: number) => boolean;
  /** Whether this code is for what is sold within the European Union: it must be said what that is. */
  isSaleWithinUnion: (vat_ledger_account_id: number) => boolean;
};

/** What keeps a document from being booked, by the field that it is about; nothing for one that is complete. */
export function bookingErrors(values: BookingValues, facts: Facts): BookingErrors {
  return {
    ...differenceIn(values),
    ...missingIn(values),
    ...wrongAmount(values),
    ...linesIn(values, facts),
  };
}

function missingIn(values: BookingValues): BookingErrors {
  const { invoice_number, date, ledger_account_id, supplier_relation_id } = values;
  const { amount, currency, description } = values;
  return {
    ...(isBlank(invoice_number) && { invoice_number: TEXTS.invoiceNumber }),
    ...(date === null && { date: TEXTS.date }),
    ...(ledger_account_id === null && { ledger_account_id: TEXTS.ledger }),
    ...(supplier_relation_id === null && { supplier_relation_id: TEXTS.relation }),
    ...(amount === null && { amount: TEXTS.amount }),
    ...(!CURRENCY.test(currency) && { currency: TEXTS.currency }),
    ...(isBlank(description) && { description: TEXTS.description }),
    ...(values.booking_lines.length === 0 && { booking_lines: TEXTS.lines }),
  };
}

/** A code of ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;

const isBlank = (text: string) => text.trim() === '';

/** A total of nothing is refused by the package; what comes back is a credit note, with positive amounts. */
function wrongAmount(values: BookingValues): BookingErrors {
  const { amount, currency } = values;
  if (amount === null) return {};
  if (toCents(amount) === 0 && cancelOut(values)) return { amount: TEXTS.zero };
  if (toCents(amount) <= 0) return { amount: TEXTS.notPositive };
  if (!isPayable(moneyOf(amount, currency))) return { amount: TEXTS.noDecimals(currency) };
  return {};
}

/** Whether lines of both sides make up the amount. */
const cancelOut = (values: BookingValues) =>
  values.booking_lines.some(({ value }) => toCents(value ?? 0) < 0) &&
  bookingTotals(values).difference.amount === 0;

/** Only once all amounts are there: until then the difference is what is still to be filled in. */
function differenceIn({ amount, currency, booking_lines }: BookingValues): BookingErrors {
  const isWhole =
    amount !== null && booking_lines.every(({ value, vat }) => value !== null && vat !== null);
  if (!isWhole || booking_lines.length === 0) return {};
  const rounded = roundBooking({ amount, currency, booking_lines });
  const { difference } = bookingTotals({ amount, currency, booking_lines: rounded.booking_lines });
  return difference.amount === 0 ? {} : { amount: TEXTS.difference };
}

const linesIn = ({ booking_lines, currency }: BookingValues, facts: Facts): BookingErrors =>
  Object.fromEntries(
    booking_lines.flatMap((line, index) =>
      Object.entries(lineErrors(line, currency, facts)).map(([field, text]) => [
        `booking_lines.${index}.${field}`,
        text,
      ]),
    ),
  );

function lineErrors(
  line: BookingLineValues,
  currency: string,
  { isReversed, isSaleWithinUnion }: Facts,
): BookingErrors {
  const { ledger_account_id, vat_ledger_account_id, value, vat } = line;
  const isOfCode = (has: Facts['isReversed']) =>
    vat_ledger_account_id !== null && has(vat_ledger_account_id);
  const isHalfCoin = (amount: Amount | null) =>
    amount !== null && !isPayable(moneyOf(amount, currency));
  return {
    ...(ledger_account_id === null && { ledger_account_id: TEXTS.ledger }),
    ...(vat_ledger_account_id === null && { vat_ledger_account_id: TEXTS.vat }),
    ...(value === null && { value: TEXTS.amount }),
    ...(vat === null && { vat: TEXTS.amount }),
    ...(isHalfCoin(value) && { value: TEXTS.noDecimals(currency) }),
    ...(isHalfCoin(vat) && { vat: TEXTS.noDecimals(currency) }),
    ...(onTwoSides(value, vat) && { vat: TEXTS.otherSide }),
    ...(isOfCode(isReversed) && toCents(vat ?? 0) !== 0 && { vat: TEXTS.reversed }),
    ...(isOfCode(isSaleWithinUnion) &&
      line.foreign_sale_type === null && { foreign_sale_type: TEXTS.foreignSaleType }),
  };
}

const onTwoSides = (value: Amount | null, vat: Amount | null) =>
  Math.sign(toCents(value ?? 0)) * Math.sign(toCents(vat ?? 0)) < 0;
