import * as v from 'valibot';
import { LEDGER_TYPES } from '../../domain/ledger/ledger-type';
import { endpoint } from '../endpoint';
import { basedOn, idParams, requiredText, text } from '../fields';
import { listOf, listQuery } from '../lists';
import { cocNumber, iban, taxNumber } from '../party-fields';
import { MAX_DESCRIPTION } from './booking';

/** A firm has as many at most: they are searched and sorted without an index. */
export const MAX_BOOKING_RULES = 500;
/** The accounting package has no longer codes. */
export const MAX_LEDGER_CODE = 16;
const MAX_SUPPLIER_NAME = 200;
/** So many booked documents, the latest, are looked through when a rule is tried, and so many of them shown. */
export const MAX_TRIED = 1000;
export const MAX_TRIED_SHOWN = 50;

/**
 * How a firm books a supplier, for all its clients: by codes, as the office of each client has accounts of its own. Who
 * the supplier is, its numbers say, or else its name.
 */
export const BookingRuleForm = v.object({
  /** Signs alone are no name: suppliers are compared without them. */
  supplier_name: v.pipe(
    requiredText('Leverancier is verplicht', MAX_SUPPLIER_NAME),
    v.regex(/[\p{L}\p{N}]/u, 'Leverancier is verplicht'),
  ),
  tax_number: taxNumber,
  coc_number: cocNumber,
  bank_account: iban,
  ledger_code: requiredText('Grootboekrekening is verplicht', MAX_LEDGER_CODE),
  /** '' leaves the VAT code to who books. */
  vat_code: text(MAX_LEDGER_CODE),
  /** '' is none. */
  cost_centre_code: text(MAX_LEDGER_CODE),
  /** Of the document. */
  description: text(MAX_DESCRIPTION),
  ...basedOn,
});
export type BookingRuleForm = v.InferInput<typeof BookingRuleForm>;

export const BookingRule = v.object({
  id: v.number(),
  supplier_name: v.string(),
  tax_number: v.string(),
  coc_number: v.string(),
  bank_account: v.string(),
  ledger_code: v.string(),
  vat_code: v.string(),
  cost_centre_code: v.string(),
  description: v.string(),
  updated_at: v.string(),
});
export type BookingRule = v.InferOutput<typeof BookingRule>;

/** A code that the office of a client does not have, or has no longer. */
export const MissingCode = v.object({ type: v.picklist(LEDGER_TYPES), code: v.string() });
export type MissingCode = v.InferOutput<typeof MissingCode>;

const BOOKING_RULE_SORTS = ['supplier_name', 'ledger_code'] as const;

export const BookingRuleQuery = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(BOOKING_RULE_SORTS), 'supplier_name'),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});
export type BookingRuleQuery = v.InferOutput<typeof BookingRuleQuery>;

export const listBookingRules = endpoint({
  summary: 'How the firm books suppliers for all its clients, one page',
  method: 'GET',
  path: '/administrations/v1/rules',
  right: 'bookingRules',
  query: BookingRuleQuery,
  reply: listOf(BookingRule, ['all']),
});

export const createBookingRule = endpoint({
  summary: 'Add how the firm books a supplier',
  method: 'POST',
  path: '/administrations/v1/rule',
  right: 'bookingRules',
  body: BookingRuleForm,
  reply: BookingRule,
  status: 201,
});

const ofRule = {
  right: 'bookingRules',
  ids: { 'params.id': 'bookingRule' },
  params: idParams,
} as const;

export const getBookingRule = endpoint({
  summary: 'How the firm books a supplier',
  method: 'GET',
  path: '/administrations/v1/rule/:id',
  ...ofRule,
  reply: BookingRule,
});

export const updateBookingRule = endpoint({
  summary: 'Change how the firm books a supplier; what is booked stays as it is',
  method: 'PUT',
  path: '/administrations/v1/rule/:id',
  ...ofRule,
  body: BookingRuleForm,
  reply: BookingRule,
});

export const deleteBookingRule = endpoint({
  summary: 'Delete how the firm books a supplier; what is booked stays as it is',
  method: 'DELETE',
  path: '/administrations/v1/rule/:id',
  ...ofRule,
  body: v.object(basedOn),
  reply: v.null(),
  status: 204,
});

/** What a document was booked on, by code; '' is none. */
export const BookedOn = v.object({
  ledger_code: v.string(),
  vat_code: v.string(),
  cost_centre_code: v.string(),
});
export type BookedOn = v.InferOutput<typeof BookedOn>;

/** A document that a rule would have booked otherwise, or could not have booked. */
export const TriedDocument = v.object({
  id: v.number(),
  /** The client whose it is. */
  relation_id: v.number(),
  client: v.string(),
  supplier: v.string(),
  file_name: v.string(),
  invoice_number: v.string(),
  date: v.nullable(v.string()),
  /** With VAT; positive, a credit note's too. */
  amount: v.nullable(v.number()),
  currency: v.string(),
  is_credit: v.boolean(),
  /** Each once, whatever the number of lines. */
  booked_on: v.array(BookedOn),
  /** Of the rule: for these it would have been skipped. */
  missing: v.array(MissingCode),
});
export type TriedDocument = v.InferOutput<typeof TriedDocument>;

export const tryBookingRule = endpoint({
  summary:
    'What a rule would have changed of what was booked of its supplier in the last year, of all clients whose books the caller keeps; nothing is kept',
  method: 'POST',
  path: '/administrations/v1/rules/trial',
  right: 'bookingRules',
  isReadOnly: true,
  body: BookingRuleForm,
  reply: v.object({
    counts: v.object({
      /** Booked just so. */
      equal: v.number(),
      /** Booked on something else. */
      changed: v.number(),
      /** The client has lines of its own for the supplier, which come before the rule. */
      own: v.number(),
      /** The office of the client does not have a code of the rule. */
      skipped: v.number(),
    }),
    /** Of the latest; there are more. */
    has_more: v.boolean(),
    /** The latest of what would change or be skipped. */
    data: v.array(TriedDocument),
  }),
});
export type Trial = v.InferOutput<(typeof tryBookingRule)['reply']>;
