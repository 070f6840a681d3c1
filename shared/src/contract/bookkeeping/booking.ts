import * as v from 'valibot';
import { DOCUMENT_STATUSES } from '../../domain/document/document-status';
import { BulkReply, documentIds } from '../bulk';
import { endpoint } from '../endpoint';
import {
  basedOn,
  euroField,
  idField,
  idParams,
  maxLengthText,
  optionalDate,
  requiredText,
  text,
} from '../fields';
import { BookingItem } from './documents';
import { Recognised } from './recognised';

/** The accounting package takes no longer one. */
export const MAX_DESCRIPTION = 40;
/** What the accounting package takes is not known; its own numbers are shorter. */
export const MAX_INVOICE_NUMBER = 40;
/** The accounting package takes 1.000 with those that it makes itself, and the one with the total. */
export const MAX_BOOKING_LINES = 499;

/** As long as file systems take one. */
export const MAX_FILE_NAME = 255;
const FILE_NAME_REQUIRED = 'Bestandsnaam is verplicht.';

/** As a supplier asks for it. */
export const MAX_REFERENCE = 64;
/** The longest IBAN. */
export const MAX_BANK_ACCOUNT = 34;
/** Why a number that a relation used before is booked once more. */
export const MAX_DUPLICATE_REASON = 200;

/** What is filled in of a document may be saved half: what booking needs is said when it is booked. */
const optionalAmount = v.optional(v.nullable(euroField('Bedrag is onjuist')), null);

export const BookingLineForm = v.object({
  ledger_account_id: idField('Kies een grootboekrekening'),
  cost_place_ledger_account_id: idField('Kies een kostenplaats'),
  project_ledger_account_id: idField('Kies een project'),
  /** Without VAT. */
  value: optionalAmount,
  /** The VAT code; its percentage is that of the invoice date. */
  vat_ledger_account_id: idField('Kies een btw-code'),
  vat: optionalAmount,
  /** Within the European Union: 0 services, 1 goods. */
  foreign_sale_type: v.optional(v.nullable(v.picklist([0, 1], 'Kies diensten of goederen')), null),
  supplier_tax_code: text(20),
  description: text(MAX_DESCRIPTION),
});
export type BookingLineForm = v.InferInput<typeof BookingLineForm>;

const NO_CURRENCY = 'Kies een valuta';
const currency = v.string(NO_CURRENCY);

const form = {
  invoice_number: text(MAX_INVOICE_NUMBER),
  /** Why it is booked all the same when the relation has used its number before; empty while it is not. */
  duplicate_reason: text(MAX_DUPLICATE_REASON),
  date: optionalDate,
  /** For the payment, as the supplier asks for it. */
  reference: text(MAX_REFERENCE),
  description: text(MAX_DESCRIPTION),
  /** The control account in the header: of debtors, or of creditors. */
  ledger_account_id: idField('Kies een grootboekrekening'),
  /** The creditor of a purchase, the debtor of a sale. */
  supplier_relation_id: idField('Kies een relatie'),
  /** With VAT, in the currency of the document; positive, a credit note's too. */
  amount: optionalAmount,
  bank_account: text(MAX_BANK_ACCOUNT),
  /** One that is left empty is named with all else that booking needs. */
  currency: v.optional(v.pipe(currency, v.maxLength(3, NO_CURRENCY)), 'EUR'),
  is_credit: v.optional(v.boolean('Kies of het een creditfactuur is'), false),
  booking_lines: v.optional(
    v.pipe(
      v.array(BookingLineForm, 'Vul boekingsregels in'),
      v.maxLength(MAX_BOOKING_LINES, `Hooguit ${MAX_BOOKING_LINES} boekingsregels`),
    ),
    [],
  ),
};
export const BookingForm = v.object(form);
export type BookingForm = v.InferOutput<typeof BookingForm>;

/** What is kept of a document: what is left out stays as it was. */
const KeptForm = v.object({
  ...v.partial(BookingForm).entries,
  /** Amounts are never without one. */
  currency: v.optional(v.pipe(currency, v.length(3, NO_CURRENCY))),
  file_name: v.optional(
    v.pipe(
      v.string(FILE_NAME_REQUIRED),
      v.trim(),
      v.nonEmpty(FILE_NAME_REQUIRED),
      v.maxLength(MAX_FILE_NAME, maxLengthText(MAX_FILE_NAME)),
      v.regex(/^[^/\\\p{Cc}]*$/u, 'Een bestandsnaam kan geen schuine streep bevatten'),
    ),
  ),
});
export type KeptForm = v.InferOutput<typeof KeptForm>;

/** Whether its lines are kept as shares, for the next document of the same relation. */
const saveBookingLines = v.optional(v.boolean('Kies of de boekingsregels worden bewaard'));

const BOOKING_ATTEMPT_STATES = ['queued', 'sending', 'done', 'refused', 'uncertain'] as const;

/** What is known of the latest time that a document was sent to the accounting package, or taken back from it. */
export const BookingAttempt = v.object({
  kind: v.picklist(['book', 'takeBack']),
  state: v.picklist(BOOKING_ATTEMPT_STATES),
  /** Carried by the transaction, and in the address of the document. */
  reference: v.string(),
  /** Why it waits while it is queued, in Dutch: the link is broken, the package is away. */
  waits_for: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  looked_up_at: v.nullable(v.string()),
  /** Nobody could find out within half an hour: a person says what the package has. */
  needs_decision: v.boolean(),
});
export type BookingAttempt = v.InferOutput<typeof BookingAttempt>;

/** A document with all that is booked of it. */
export const BookingDocument = v.object({
  ...BookingItem.entries,
  /** Whose it is. */
  relation_id: v.number(),
  duplicate_reason: v.string(),
  reference: v.string(),
  description: v.string(),
  ledger_account_id: v.nullable(v.number()),
  supplier_relation_id: v.nullable(v.number()),
  /** The code of its debtor or creditor in the linked office; `null` while it is none there. */
  creditor: v.nullable(v.string()),
  bank_account: v.string(),
  booking_lines: v.array(
    v.object({
      ...v.required(BookingLineForm).entries,
      id: v.number(),
      /** Of the VAT code on the invoice date; `null` while either is missing. */
      vat_percentage: v.nullable(v.number()),
    }),
  ),
  in_progress_for: v.nullable(v.picklist(['recognition', 'booking'])),
  attempt: v.nullable(BookingAttempt),
  /** What was read on it when it was processed; `null` before. */
  recognised: v.nullable(Recognised),
  /** To which its supplier was paid the last time that one was booked, else the one that is known of it; '' for none. */
  usual_bank_account: v.string(),
  /** A purchase of whom nothing was booked before. */
  is_first_of_supplier: v.boolean(),
  /** Between which amounts its supplier's are usually, in its currency; `null` while nobody can say. */
  usual_amount: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** Of a booked one. */
  journal_code: v.nullable(v.string()),
  transaction_number: v.nullable(v.string()),
  booked_by: v.nullable(v.string()),
  booked_at: v.nullable(v.string()),
  /** Booked, and not yet for good in the accounting package: it can be taken back. */
  is_provisional: v.boolean(),
});
export type BookingDocument = v.InferOutput<typeof BookingDocument>;

const ofItem = {
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
} as const;

/** What the form of a booking points at, which is below `place`. */
export const idsOfForm = (place: 'body.' | 'body.bookingItem.' | 'body.items.*.') =>
  ({
    [`${place}ledger_account_id`]: 'ledger',
    [`${place}supplier_relation_id`]: 'party',
    [`${place}booking_lines.*.ledger_account_id`]: 'ledger',
    [`${place}booking_lines.*.cost_place_ledger_account_id`]: 'costCentre',
    [`${place}booking_lines.*.project_ledger_account_id`]: 'projectLedger',
    [`${place}booking_lines.*.vat_ledger_account_id`]: 'vatCode',
  }) as const;

export const getBookingItem = endpoint({
  summary: 'One document, with all that is booked of it',
  method: 'GET',
  path: '/administrations/v1/bookingitem/:id',
  ...ofItem,
  reply: BookingDocument,
});

export const saveBookingItem = endpoint({
  summary: 'Keep what was filled in of a document, which may be half of it, or its name',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id',
  ...ofItem,
  ids: { ...ofItem.ids, ...idsOfForm('body.bookingItem.') },
  body: v.object({ bookingItem: KeptForm, saveBookingLines, ...basedOn }),
  reply: BookingDocument,
});

export const processBookingItem = endpoint({
  summary: 'Have a labelled document made ready to be booked',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/tag',
  ...ofItem,
  body: v.object(basedOn),
  reply: BookingDocument,
});

export const endQuestion = endpoint({
  summary: 'End the question on a document: it is to be booked, or to be processed without a label',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/end-question',
  ...ofItem,
  body: v.object(basedOn),
  reply: BookingDocument,
});

export const processBookingItems = endpoint({
  summary: 'Have several labelled documents made ready to be booked; one that cannot be is named',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/tag/multiple',
  right: 'documents',
  ids: { 'body.ids.*': 'bookingItem' },
  body: v.object({ ids: documentIds }),
  reply: BulkReply,
});

export const bookBookingItem = endpoint({
  summary: 'Keep what was filled in, and book it in the accounting package, once',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/book',
  ...ofItem,
  ids: { ...ofItem.ids, ...idsOfForm('body.') },
  body: v.object({
    ...form,
    saveBookingLines,
    ...basedOn,
    /** The state that it was shown in: a question that was not seen is not ended by it. */
    status: v.optional(v.picklist(DOCUMENT_STATUSES)),
  }),
  reply: BookingDocument,
});

export const takeBackBooking = endpoint({
  summary: 'Delete the transaction of a booked document that is still provisional',
  method: 'DELETE',
  path: '/administrations/v1/bookingitem/:id/book',
  ...ofItem,
  reply: BookingDocument,
});

export const decideBooking = endpoint({
  summary: 'Say whether an uncertain booking is in the accounting package, as a person saw there',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/decision',
  ...ofItem,
  body: v.variant(
    'is_booked',
    [
      v.object({
        is_booked: v.literal(true),
        transaction_number: requiredText('Vul het nummer van de boeking in', 32),
      }),
      v.object({ is_booked: v.literal(false) }),
    ],
    'Kies of de boeking erin staat',
  ),
  reply: BookingDocument,
});
