import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { BookingProposal } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { LikelyBooking } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { expectedVat } from '@boekwerk/shared/domain/booking/booking-vat';
import { isUnusualInvoiceDate } from '@boekwerk/shared/domain/booking/invoice-date';
import { roundBooking } from '@boekwerk/shared/domain/booking/round-booking';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { formatMoney, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { toCents } from '@boekwerk/shared/domain/money/money';
import * as v from 'valibot';
import { alarmsOf } from '../alarms/alarms-of';
import type { BookingFormValues } from '../booking-values';
import { fieldName } from '../field-name';
import { readable } from '../lines/filled-amounts';
import { heldAsRead } from '../recognised/held-as-read';
import { texts } from './texts';

const { reasons } = texts;

type Known = {
  document: BookingDocument;
  values: BookingFormValues;
  /** What the rules of its form have against it. */
  issues: readonly v.BaseIssue<unknown>[];
  /** What its relation is in the accounting package; null without one. */
  link: LikelyBooking | null;
  /** Another document with its number; null for none. */
  sameNumber: number | null;
  alike: BookingProposal['alike'];
  /** The VAT codes, with what they cost on the day of the invoice. */
  vatCodes: readonly LedgerAccount[];
  /** Whether there is still such an account in the office. */
  isThere: (account: number) => boolean;
  today: IsoDate;
};

/**
 * All that somebody should look at before a document is booked: what its form refuses or shows in amber or red. With
 * none it is complete and without doubt.
 */
export const reasonsAgainst = (known: Known): string[] => [
  ...ofState(known),
  ...wrongIn(known),
  ...ofRelation(known),
  ...alarmsIn(known),
  ...endedIn(known),
  ...refusedIn(known),
  ...doubtsIn(known),
  ...ofVat(known),
];

function ofState({ document }: Known): string[] {
  if (!allowsOnDocument(document, 'book')) return [reasons.notNow];
  return allowsOnDocument(document, 'endQuestion') ? [reasons.question] : [];
}

/** What is not filled in, by name; and what the form would say at its other fields. */
function wrongIn(known: Known): string[] {
  const said = known.issues
    .map((issue) => ({ issue, field: v.getDotPath(issue) ?? '' }))
    .filter(({ field }) => !follows(field, known.values));
  const isMissing = ({ field }: { field: string }) => isEmpty(valueAt(known.values, field));
  const missing = new Set(said.filter(isMissing).map(({ field }) => nameOf(field, known)));
  return [
    ...(missing.size > 0 ? [reasons.missing([...missing])] : []),
    ...said
      .filter((one) => !isMissing(one))
      .map(({ issue, field }) => ofLine(field, issue.message, known)),
  ];
}

/** The amounts of a line are filled in with its VAT code. */
const follows = (field: string, values: BookingFormValues): boolean => {
  const [, line] = /^(booking_lines\.\d+)\.(value|vat)$/.exec(field) ?? [];
  return line !== undefined && isEmpty(valueAt(values, `${line}.vat_ledger_account_id`));
};

const valueAt = (values: object, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], values);

const isEmpty = (value: unknown) => value === null || value === '';

type Lined = Pick<Known, 'document' | 'values'>;

/** Of a line with its number, unless there is but one. */
function nameOf(field: string, { document, values }: Lined): string {
  const name = fieldName(field, document.tag ?? 'INK').replace(/^.*, /, '');
  const line = lineIn(field, values);
  return line === null ? inSentence(name) : reasons.nameInLine(inSentence(name), line);
}

function ofLine(field: string, message: string, { values }: Lined): string {
  const line = lineIn(field, values);
  return line === null ? message : reasons.ofLine(line, message);
}

function lineIn(field: string, { booking_lines }: BookingFormValues): number | null {
  const index = /^booking_lines\.(\d+)\./.exec(field)?.[1];
  return index === undefined || booking_lines.length === 1 ? null : Number(index) + 1;
}

/** Without its capital, unless it is an abbreviation. */
const inSentence = (name: string): string =>
  /^.[a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function ofRelation({ values, link, document, sameNumber, alike }: Known): string[] {
  const account = link?.ledger_account ?? null;
  const isChosen = values.supplier_relation_id !== null;
  const isSameNumber = sameNumber !== null && values.duplicate_reason.trim() === '';
  return [
    ...(isChosen && account === null ? [reasons.notLinked] : []),
    ...(account?.active === false ? [reasons.ended] : []),
    ...(isSameNumber ? [reasons.duplicate] : []),
    ...alikeIn({ document, values, alike, sameNumber }).map((why) => reasons.alike[why]),
  ];
}

function alarmsIn({ document, values }: Known): string[] {
  const { usual_account, is_first, usual_amount } = alarmsOf(document, values);
  const shown = (end: number) => formatMoney(moneyOf(end, document.currency));
  return [
    ...(usual_account ? [reasons.otherAccount(usual_account)] : []),
    ...(is_first ? [reasons.first] : []),
    ...(usual_amount ? [reasons.unusual(shown(usual_amount.from), shown(usual_amount.to))] : []),
  ];
}

/** Each reason once, as long as what it is about was not typed otherwise. */
function alikeIn({
  document,
  values,
  alike,
  sameNumber,
}: Pick<Known, 'document' | 'values' | 'alike' | 'sameNumber'>) {
  const holds = {
    file: true,
    // The very number says so by itself.
    number: values.invoice_number.trim() === document.invoice_number && sameNumber === null,
    amount: values.amount === document.amount && values.date === document.date,
  };
  return [...new Set(alike)].filter((why) => holds[why]);
}

const ACCOUNTS = [
  'ledger_account_id',
  'vat_ledger_account_id',
  'cost_place_ledger_account_id',
  'project_ledger_account_id',
] as const;

function endedIn(known: Known): string[] {
  const { values, isThere } = known;
  const named = [
    ['ledger_account_id', values.ledger_account_id] as const,
    ...values.booking_lines.flatMap((line, index) =>
      ACCOUNTS.map((name) => [`booking_lines.${index}.${name}`, line[name]] as const),
    ),
  ];
  return named.flatMap(([field, id]) =>
    id === null || isThere(id) ? [] : [reasons.endedAccount(nameOf(field, known))],
  );
}

/** What the accounting package had against it, as long as that was not filled in otherwise. */
function refusedIn({ document, values }: Known): string[] {
  return Object.entries(document.booking_errors ?? {})
    .filter(([field]) => {
      const typed = (values as Record<string, unknown>)[field];
      const sent = (document as Record<string, unknown>)[field];
      return typed === undefined || typed === sent;
    })
    .map(([, message]) => reasons.refused(message));
}

function doubtsIn(known: Known): string[] {
  const { document, values, today } = known;
  const read = heldAsRead(document.recognised?.values ?? [], (name) => values[name]);
  const isUnusual = values.date !== null && isUnusualInvoiceDate(values.date, today);
  return [
    ...read.flatMap(({ field, doubt }) =>
      doubt === null ? [] : [reasons.doubt(nameOf(field, known), reasons.doubts[doubt])],
    ),
    ...(isUnusual ? [reasons.unusualDate] : []),
  ];
}

/** That of each line as its code makes it, and of all together as the paper has it. */
function ofVat(known: Known): string[] {
  const { document, values, vatCodes } = known;
  const { amount, currency } = values;
  const lines = values.booking_lines.flatMap(({ value, vat, vat_ledger_account_id }, index) => {
    const code = vatCodes.find(({ id }) => id === vat_ledger_account_id);
    const percentage = code?.vat_is_reversed ? null : (code?.vat_percentage ?? null);
    const typed = readable({ value, vat });
    if (percentage === null || typed.value === null || typed.vat === null) return [];
    const expected = expectedVat({
      value: moneyOf(typed.value, currency),
      vat: moneyOf(typed.vat, currency),
      percentage,
    });
    if (expected === null) return [];
    const said = reasons.otherVat(formatQuantity(percentage), formatMoney(expected));
    return [ofLine(`booking_lines.${index}.vat`, said, known)];
  });
  const read = document.recognised?.values.find(({ field }) => field === 'vat')?.value;
  const isFilled = values.booking_lines.every((line) => readable(line).vat !== null);
  if (typeof read !== 'number' || !isFilled) return lines;
  const typed = { amount, currency, booking_lines: values.booking_lines.map(readable) };
  const { vat } = bookingTotals({ ...typed, ...roundBooking(typed) });
  const isAsRead = Math.abs(toCents(vat.amount) - toCents(read)) <= MOST_ROUNDED;
  return isAsRead ? lines : [...lines, reasons.vatOnPaper(formatMoney(moneyOf(read, currency)))];
}

/** As many cents as the roundings of several lines may make. */
const MOST_ROUNDED = 2;
