import * as v from 'valibot';
import { isDate } from '../../domain/dates/dates';
import { LEDGER_TYPES } from '../../domain/ledger/ledger-type';
import { endpoint } from '../endpoint';
import { basedOn, idField, requiredId } from '../fields';

/** What the office has a code for, as it was synchronised. */
export const LedgerAccount = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  type: v.picklist(LEDGER_TYPES),
  /** Of a tag: chosen by the firm; of all others: still in the package. */
  active: v.boolean(),
  /** Of a tag: its kind in the package, and what is booked in it when nothing else is said. */
  journal_category: v.nullable(v.picklist(['sales', 'purchase', 'journal'])),
  default_ledger_account_id: v.nullable(v.number()),
  /** Of a tag: what is booked in it is final at once, and cannot be taken back. */
  is_final: v.boolean(),
  /** Of a VAT code: whether it is for sales, and its percentage on the day that was asked, or today. */
  vat_is_sale: v.nullable(v.boolean()),
  vat_percentage: v.nullable(v.number()),
  /** Of a VAT code: whether the buyer owes the VAT, which the package makes itself then. */
  vat_is_reversed: v.nullable(v.boolean()),
  /** Of a VAT code: for supplies within the European Union, of which a line of a sale says what was supplied. */
  vat_is_within_union: v.nullable(v.boolean()),
  /** Of a tag: of what the firm chose. */
  updated_at: v.optional(v.string()),
});
export type LedgerAccount = v.InferOutput<typeof LedgerAccount>;

export const listLedgerAccounts = endpoint({
  summary: 'Active accounts of the linked office, by code; none while there is no link',
  method: 'GET',
  path: '/administrations/v1/ledgeraccounts',
  right: 'invoicing',
  query: v.object({
    type: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.picklist(LEDGER_TYPES)),
    ),
    /** The day of an invoice: VAT codes have the percentage that they had then. */
    date: v.optional(v.pipe(v.string('Datum is onjuist'), v.check(isDate, 'Datum is onjuist'))),
  }),
  reply: v.array(LedgerAccount),
});

/** More journals than this no office has. */
const MAX_TAGS = 500;

export const saveDefaults = endpoint({
  summary:
    'Choose which journals are offered, and what is booked in them when nothing else is said',
  method: 'POST',
  path: '/administrations/v1/defaults',
  right: 'accountingOffice',
  ids: { 'body.tags.*.id': 'journal', 'body.tags.*.default': 'ledger' },
  body: v.object({
    tags: v.pipe(
      v.array(
        v.object({
          id: requiredId('Kies een dagboek'),
          default: idField('Kies een grootboekrekening'),
          active: v.boolean('Kies of het dagboek actief is'),
          /** Stays as it is when it is left out. */
          is_final: v.optional(v.boolean('Kies of er direct definitief wordt geboekt')),
          ...basedOn,
        }),
        'Kies een dagboek',
      ),
      v.maxLength(MAX_TAGS, `Hooguit ${MAX_TAGS} dagboeken`),
    ),
  }),
  reply: v.array(LedgerAccount),
});
