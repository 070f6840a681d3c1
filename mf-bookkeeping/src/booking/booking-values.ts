import {
  type BookingDocument,
  BookingForm,
  type BookingLineForm,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { bookingErrors } from '@boekwerk/shared/domain/booking/booking-errors';
import * as v from 'valibot';

export type BookingLineValues = Required<BookingLineForm>;

/** What is filled in of a document; with a line to begin with when it has none. */
export type BookingFormValues = Omit<BookingForm, 'booking_lines'> & {
  booking_lines: BookingLineValues[];
  /** Whether the lines are kept for the next document of the relation. */
  saveBookingLines: boolean;
  /** When what is shown was saved. */
  updated_at: string;
};

export const emptyLine: BookingLineValues = {
  ledger_account_id: null,
  cost_place_ledger_account_id: null,
  project_ledger_account_id: null,
  value: null,
  vat_ledger_account_id: null,
  vat: null,
  foreign_sale_type: null,
  supplier_tax_code: '',
  description: '',
};

export function valuesOf(document: BookingDocument): BookingFormValues {
  const { booking_lines } = document;
  return {
    invoice_number: document.invoice_number,
    duplicate_reason: document.duplicate_reason,
    date: document.date,
    reference: document.reference,
    description: document.description,
    ledger_account_id: document.ledger_account_id,
    supplier_relation_id: document.supplier_relation_id,
    amount: document.amount,
    bank_account: document.bank_account,
    currency: document.currency,
    is_credit: document.is_credit,
    booking_lines: booking_lines.length === 0 ? [emptyLine] : booking_lines.map(lineOf),
    saveBookingLines: false,
    updated_at: document.updated_at,
  };
}

const lineOf = ({
  id: _id,
  vat_percentage: _percentage,
  ...line
}: BookingDocument['booking_lines'][number]): BookingLineValues => line;

/** What was typed, for a document that has got the other label: accounts and VAT codes of the first do not fit. */
export const withoutCodes = (line: BookingLineValues): BookingLineValues => ({
  ...line,
  ledger_account_id: null,
  vat_ledger_account_id: null,
  foreign_sale_type: null,
  supplier_tax_code: '',
});

const Filled = v.object({
  ...BookingForm.entries,
  saveBookingLines: v.boolean(),
  updated_at: v.string(),
});

type Rules = {
  /** Whether it is being booked: then nothing may be missing. */
  isBooked: () => boolean;
  facts: Parameters<typeof bookingErrors>[1];
};

/** The contract's rules for what is typed, and the ones for booking it when it is. */
export const bookingSchema = ({ isBooked, facts }: Rules) =>
  v.pipe(
    v.custom<BookingFormValues>(() => true),
    v.transform((values): v.InferInput<typeof Filled> => values),
    Filled,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !isBooked()) return;
      for (const [field, message] of Object.entries(bookingErrors(dataset.value, facts)))
        addIssue({ message, path: pathOf(dataset.value, field) });
    }),
    v.transform(({ booking_lines, ...values }) => ({
      ...values,
      booking_lines: isBlank(booking_lines) ? [] : booking_lines,
    })),
  );

type Path = [v.ObjectPathItem, ...v.ObjectPathItem[]];

const pathOf = (input: object, field: string): Path =>
  // A field has a name.
  field.split('.').map((key) => ({
    type: 'object',
    origin: 'value',
    input: input as Record<string, unknown>,
    key,
    value: undefined,
  })) as unknown as Path;

/** Whether there is nothing but the line that a form begins with. */
export const isBlank = (lines: readonly BookingLineValues[]) =>
  lines.length === 1 && JSON.stringify(lines[0]) === JSON.stringify(emptyLine);
