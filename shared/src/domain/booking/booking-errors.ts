import { type Euro, toCents } from '../money/money';
import { bookingTotals } from './booking-totals';
import type { BookingLineValues, BookingValues } from './booking-values';
import { roundBooking } from './round-booking';
import { TEXTS } from './texts';

/** A text per field: `date`, `booking_lines.0.value`. */
export type BookingErrors = Record<string, string>;

type Facts = {
  /** Whether the buyer owes the VAT of this code: the accounting package makes it itself. */
  isReversed: (vat_ledger_account_id: number) => boolean;
};

/** Currencies whose smallest coin is the whole. */
const WITHOUT_DECIMALS = ['JPY'];

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
  const { invoice_number, date, supplier_relation_id, amount, currency, description } = values;
  return {
    ...(isBlank(invoice_number) && { invoice_number: TEXTS.invoiceNumber }),
    ...(date === null && { date: TEXTS.date }),
    ...(supplier_relation_id === null && { supplier_relation_id: TEXTS.relation }),
    ...(amount === null && { amount: TEXTS.amount }),
    ...(isBlank(currency) && { currency: TEXTS.currency }),
    ...(isBlank(description) && { description: TEXTS.description }),
    ...(values.booking_lines.length === 0 && { booking_lines: TEXTS.lines }),
  };
}

const isBlank = (text: string) => text.trim() === '';

/** A total of nothing is refused by the package; what comes back is a credit note, with positive amounts. */
function wrongAmount({ amount, currency }: BookingValues): BookingErrors {
  if (amount === null) return {};
  if (toCents(amount) <= 0) return { amount: TEXTS.notPositive };
  if (hasForeignDecimals(amount, currency)) return { amount: TEXTS.noDecimals(currency) };
  return {};
}

const hasForeignDecimals = (amount: Euro, currency: string) =>
  WITHOUT_DECIMALS.includes(currency) && !Number.isInteger(amount);

/** Only once all amounts are there: until then the difference is what is still to be filled in. */
function differenceIn({ amount, booking_lines }: BookingValues): BookingErrors {
  const isWhole =
    amount !== null && booking_lines.every(({ value, vat }) => value !== null && vat !== null);
  if (!isWhole || booking_lines.length === 0) return {};
  const rounded = roundBooking({ amount, booking_lines });
  const { difference } = bookingTotals({ amount, booking_lines: rounded.booking_lines });
  return difference === 0 ? {} : { amount: TEXTS.difference };
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
  { isReversed }: Facts,
): BookingErrors {
  const { ledger_account_id, vat_ledger_account_id, value, vat } = line;
  return {
    ...(ledger_account_id === null && { ledger_account_id: TEXTS.ledger }),
    ...(vat_ledger_account_id === null && { vat_ledger_account_id: TEXTS.vat }),
    ...(value === null && { value: TEXTS.amount }),
    ...(vat === null && { vat: TEXTS.amount }),
    ...(value !== null &&
      hasForeignDecimals(value, currency) && { value: TEXTS.noDecimals(currency) }),
    ...(vat !== null && hasForeignDecimals(vat, currency) && { vat: TEXTS.noDecimals(currency) }),
    ...(onTwoSides(value, vat) && { vat: TEXTS.otherSide }),
    ...(vat_ledger_account_id !== null &&
      isReversed(vat_ledger_account_id) &&
      toCents(vat ?? 0) !== 0 && { vat: TEXTS.reversed }),
  };
}

const onTwoSides = (value: Euro | null, vat: Euro | null) =>
  Math.sign(toCents(value ?? 0)) * Math.sign(toCents(vat ?? 0)) < 0;
