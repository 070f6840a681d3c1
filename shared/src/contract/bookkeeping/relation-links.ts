import * as v from 'valibot';
import { RELATION_LEDGER_TYPES } from '../../domain/ledger/ledger-type';
import { endpoint } from '../endpoint';
import { idField, idInQuery, idParams, requiredId } from '../fields';
import { searchText } from '../lists';
import { AccountingTask } from './accounting-task';
import { MissingCode } from './booking-rules';

/** What a list to choose from holds; the rest is found by searching. */
export const MAX_CHOICES = 50;
/** How many numbers of one relation are looked through for the same one. */
export const MAX_INVOICE_NUMBERS = 500;

const ledgerType = v.picklist(RELATION_LEDGER_TYPES);
const typeInQuery = v.pipe(v.union([v.string(), v.number()]), v.toNumber(), ledgerType);

/** What is kept of a line: accounts, words, and its share of all that is booked without VAT (1 is all of it). */
export const SavedLine = v.object({
  ledger_account_id: v.nullable(v.number()),
  vat_ledger_account_id: v.nullable(v.number()),
  cost_place_ledger_account_id: v.nullable(v.number()),
  project_ledger_account_id: v.nullable(v.number()),
  description: v.string(),
  share: v.number(),
});

/** The debtor or creditor that a relation is, and how its documents are booked when nothing else is said. */
const AccountingRelation = v.object({
  id: v.number(),
  /** The company whose books they are. */
  relation_id: v.number(),
  /** The customer or supplier. */
  enterprise_relation_id: v.number(),
  ledger_account_id: v.number(),
  code: v.string(),
  name: v.string(),
  /** Still in the package; what is not ("vervallen") is booked no more. */
  active: v.boolean(),
  default_description: v.nullable(v.string()),
  default_ledger_account_id: v.nullable(v.number()),
  default_vat_ledger_account_id: v.nullable(v.number()),
  /** The lines of a document that somebody kept for the next ones; `null` for none. */
  default_lines: v.nullable(v.array(SavedLine)),
  /** The control account that the package books it on. */
  control_ledger_account_id: v.nullable(v.number()),
});

/** A customer or supplier, and what it is in the accounting package. */
export const RelationLink = v.object({
  /** Whom a company sells to or buys from. */
  client: v.object({
    id: v.number(),
    name: v.string(),
    type: v.picklist(['client', 'supplier']),
    tax_number: v.string(),
    coc_number: v.string(),
    bank_account: v.string(),
    hidden: v.picklist([0, 1]),
    active: v.picklist([0, 1]),
  }),
  /** 4 debtor, 5 creditor. */
  type: ledgerType,
  /** `null` while it is not linked in the office that the company is linked with. */
  ledger_account: v.nullable(AccountingRelation),
});
export type RelationLink = v.InferOutput<typeof RelationLink>;

/**
 * Where a proposal comes from, the first that there is: somebody kept it, the firm has a rule for all its clients, it was
 * so the last times, the package has it so, or others with the same words were booked so.
 */
export const SUGGESTION_SOURCES = ['saved', 'rule', 'last', 'package', 'words'] as const;
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];

/** The same in fewer words, for a page that knows no others. */
const SUGGESTED_BECAUSE = ['saved', 'last', 'package'] as const;

/** How the next document of a relation is likely to be booked: all of it is still in the linked office. */
export const BookingSuggestion = v.object({
  because: v.picklist(SUGGESTED_BECAUSE),
  /** One of `SUGGESTION_SOURCES`, or of those of a later release. */
  source: v.string(),
  /** What it goes by: of a rule the supplier as the firm calls it, of words those that decided; else ''. */
  by: v.string(),
  /** The invoice that it was taken from, of the last times. */
  date: v.nullable(v.string()),
  description: v.string(),
  ledger_account_id: v.nullable(v.number()),
  lines: v.array(SavedLine),
});
export type BookingSuggestion = v.InferOutput<typeof BookingSuggestion>;

/** A customer or supplier, and how its next document is likely to be booked; `null` when nothing is known of that. */
export const LikelyBooking = v.object({
  ...RelationLink.entries,
  suggestion: v.nullable(BookingSuggestion),
  /** A rule of the firm that cannot be used, as the office does not have its codes; `null` for none. */
  skipped_rule: v.nullable(v.object({ supplier_name: v.string(), missing: v.array(MissingCode) })),
});
export type LikelyBooking = v.InferOutput<typeof LikelyBooking>;

/** By what a debtor or creditor is recognised as the relation. */
export const PROPOSED_BY = ['tax_number', 'bank_account', 'name'] as const;

/** A debtor or creditor that no relation is linked with. */
export const UncoupledAccount = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  type: ledgerType,
  /** What it has the same as the relation that was asked for; none of it makes it no proposal. */
  proposed_by: v.array(v.picklist(PROPOSED_BY)),
});
export type UncoupledAccount = v.InferOutput<typeof UncoupledAccount>;

/** What fits, the first of it: `has_more` says that there is more to search for. */
const firstOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), has_more: v.boolean() });

export const listRelationLinks = endpoint({
  summary:
    'Customers or suppliers to book on, by name, with what they are in the accounting package: the first that fit',
  method: 'GET',
  path: '/administrations/v1/relations',
  right: 'documents',
  query: v.object({ type: typeInQuery, search: searchText }),
  reply: firstOf(RelationLink),
});

export const listUncoupledAccounts = endpoint({
  summary:
    'Debtors or creditors of the linked office that no relation is linked with, the proposals for a relation first',
  method: 'GET',
  path: '/administrations/v1/relations/uncoupled',
  right: 'documents',
  ids: { 'query.relation_id': 'client' },
  query: v.object({
    type: v.optional(typeInQuery),
    search: searchText,
    relation_id: v.optional(idInQuery),
  }),
  reply: firstOf(UncoupledAccount),
});

const ofRelation = {
  right: 'documents',
  ids: { 'params.id': 'client' },
  params: idParams,
} as const;

export const getRelationLinks = endpoint({
  summary:
    'What one customer or supplier is in the accounting package, as debtor and as creditor, and how its next document is likely to be booked',
  method: 'GET',
  path: '/administrations/v1/relation/:id',
  ...ofRelation,
  reply: v.array(LikelyBooking),
});

export const listInvoiceIds = endpoint({
  summary:
    'The documents of a customer or supplier that have an invoice number, the newest first, to see which is there already',
  method: 'GET',
  path: '/administrations/v1/relation/:id/invoiceIds',
  ...ofRelation,
  query: v.object({
    invoice_number: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  }),
  reply: v.array(v.object({ id: v.number(), invoice_number: v.string(), is_credit: v.boolean() })),
});

/** What came of linking, of which one is there. */
export const LinkingReply = v.object({
  /** Linked. */
  link: v.nullable(RelationLink),
  /** Who looks like it; nothing was done. Asked again with `is_confirmed` a new one is made. */
  proposals: v.array(UncoupledAccount),
  /** Still being made, with a 202; or it failed, and says why. */
  task: v.nullable(AccountingTask),
});
export type LinkingReply = v.InferOutput<typeof LinkingReply>;

export const createRelationLink = endpoint({
  summary:
    'Make a customer or supplier a debtor or creditor in the accounting package, unless one there looks like it',
  method: 'POST',
  path: '/administrations/v1/relation',
  right: 'documents',
  ids: { 'body.relation_id': 'client', 'body.booking_item_id': 'bookingItem' },
  body: v.object({
    relation_id: requiredId('Kies een relatie'),
    /** Its label says whether it becomes a debtor or a creditor; without one the kind of the relation does. */
    booking_item_id: idField('Kies een document'),
    /** Also when one there looks like it. */
    is_confirmed: v.optional(v.boolean(), false),
  }),
  reply: LinkingReply,
});

const CHOOSE_LINK = 'Twinfield koppeling is verplicht';

export const saveRelationLink = endpoint({
  summary:
    'Link a customer or supplier with a debtor or creditor that is there, in the place of the one before',
  method: 'PUT',
  path: '/administrations/v1/relation/save',
  right: 'documents',
  ids: { 'body.relation_id': 'client', 'body.id': 'debtorOrCreditor' },
  body: v.object({
    relation_id: requiredId('Kies een relatie'),
    /** Of the debtor or creditor, as `relations/uncoupled` has it. */
    id: requiredId(CHOOSE_LINK),
    /** Which one it is linked with as the page shows it, null for none; another by now is a 409. */
    replaces: v.optional(v.nullable(requiredId(CHOOSE_LINK))),
  }),
  reply: RelationLink,
});
