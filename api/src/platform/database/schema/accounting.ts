import type { SavedLine } from '@boekwerk/shared/domain/booking/saved-lines';
import type { LedgerType, RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { day, id, idInCompany, instant, percentage, stamps } from './columns';
import { relation } from './relations';
import { user } from './users';

/** Why the accounting package no longer lets us in. */
export type BrokenReason = 'revoked' | 'refused';

/** With what a firm comes into an organisation of the accounting package. */
export const accounting_credentials = pgTable(
  'accounting_credentials',
  {
    id: id(),
    /** The firm that linked it. */
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    organization_code: text().notNull(),
    organization_name: text().notNull(),
    /** Where its web services are; kept when the package does not say it again. */
    cluster_url: text().notNull(),
    /** Sealed (`encrypt`), for the field `accounting_credentials.{id}`. */
    access_token: text().notNull(),
    refresh_token: text().notNull(),
    /** Of the access token. */
    expires_at: instant().notNull(),
    /** Empty while they work. */
    broken_reason: text().$type<BrokenReason>(),
    /** Who may renew the tokens now, and until when: of the workers and calls only one does. */
    refreshing_by: uuid(),
    refreshing_until: instant(),
    linked_by: integer()
      .notNull()
      .references(() => user.id),
    linked_at: instant().notNull().defaultNow(),
    ...stamps(),
  },
  (table) => [
    unique('accounting_credentials_of_relation').on(table.relation_id, table.id),
    unique('accounting_credentials_once').on(table.organization_code),
  ],
);

/** A consent that came back: its state is good once. */
export const used_authorization = pgTable('used_authorization', {
  nonce_hash: text().primaryKey(),
  used_at: instant().notNull().defaultNow(),
});

/** The link of a company with an office of the accounting package. */
export const accounting_connection = pgTable(
  'accounting_connection',
  {
    relation_id: integer()
      .primaryKey()
      .references(() => relation.id),
    /** Through which firm's credentials; empty once that firm has left the company. */
    credentials_id: integer().references(() => accounting_credentials.id),
    /** Whose office it is, also once the firm has left: another one may have an office with the same code. */
    organization_code: text(),
    office_code: text().notNull(),
    office_name: text().notNull(),
    /** In which of its free texts a transaction of the office may carry our reference; empty for none. */
    reference_field: smallint().$type<1 | 2 | 3>().default(3),
    /** When everything of the office was read last, and what changed since. */
    synced_at: instant(),
    changes_synced_at: instant(),
    /** Since when the package has it no longer, or hides it from who linked; empty while it is there. */
    office_gone_at: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('accounting_connection_once').on(table.credentials_id, table.office_code),
  ],
);

export type AccountingTaskKind = 'link' | 'relink' | 'office' | 'sync' | 'relation';
export type AccountingTaskState = 'queued' | 'running' | 'done' | 'failed';

/** What a user has asked of the accounting package, and how far it is. */
export const accounting_task = pgTable(
  'accounting_task',
  {
    id: idInCompany(),
    /** The company, or firm, in which it was asked. */
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    kind: text().$type<AccountingTaskKind>().notNull(),
    state: text().$type<AccountingTaskState>().notNull().default('queued'),
    /** In percent. */
    progress: smallint().notNull().default(0),
    /** In Dutch, for who asked: why it failed, what could not be read, or what it waits for as long as it is under way. */
    message: text(),
    /** It failed with a question: confirmed it is done. */
    is_question: boolean().notNull().default(false),
    /** What it was asked to do; secrets in it are sealed. */
    request: jsonb().notNull(),
    ended_at: instant(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('accounting_task_of_relation').on(table.relation_id, table.id),
    index('accounting_task_open')
      .on(table.relation_id, table.kind)
      .where(sql`state in ('queued', 'running')`),
  ],
);

/** Who may speak to an office now: one call at a time, over all workers. */
export const office_lease = pgTable(
  'office_lease',
  {
    organization_code: text().notNull(),
    office_code: text().notNull(),
    holder: uuid().notNull(),
    until: instant().notNull(),
    /** Nobody asks before: the package said so. */
    not_before: instant(),
    /** Somebody waits for it, who goes before what nobody waits for. */
    wanted_until: instant(),
  },
  (table) => [primaryKey({ columns: [table.organization_code, table.office_code] })],
);

/** What an office of the accounting package has a code for, as it was synchronised. */
export const ledger_account = pgTable(
  'ledger_account',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    /**
     * Codes of two offices have nothing to do with each other. Of an office in another organisation than that of the link it
     * is `{organisation}/{office}`, here and wherever else something is kept of an office.
     */
    office_code: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    type: smallint().$type<LedgerType>().notNull(),
    /** Still in the package; a row is never deleted. */
    active: boolean().notNull().default(true),
    /** Of a VAT code: for sales, else for purchases; and the box of the return that it counts in. */
    vat_is_sale: boolean(),
    vat_group: text(),
    /** Of a VAT code: the package makes both VAT lines itself (reverse charge, within the European Union). */
    vat_is_reversed: boolean(),
    /** Of a VAT code: for supplies within the European Union, whose lines say what was supplied. */
    vat_is_within_union: boolean(),
    /**
     * Of a journal: its kind in the package, what is booked in it when nothing is said, and whether it is offered. The
     * default of a debtor or creditor is the control account that the package books it on.
     */
    journal_category: text().$type<'sales' | 'purchase' | 'journal'>(),
    default_ledger_account_id: integer(),
    is_chosen: boolean(),
    /** Of a debtor or creditor, once it was read by itself: lists have no more than code and name. */
    tax_number: text(),
    bank_accounts: text().array(),
    details_read_at: instant(),
    /** It could not be read: nobody tries again by themselves before. */
    details_not_before: instant(),
    /** Of a journal: it was found to take no free text, so that its transactions carry no reference. */
    is_free_text_closed: boolean().notNull().default(false),
    /** Of a journal: what is booked in it is final at once, else provisional. */
    is_final: boolean().notNull().default(false),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('ledger_account_of_relation').on(table.relation_id, table.id),
    unique('ledger_account_once').on(table.relation_id, table.office_code, table.type, table.code),
    index('ledger_account_unread')
      .on(table.relation_id, table.office_code, table.id)
      .where(sql`active and details_read_at is null and type in (4, 5)`),
    foreignKey({
      columns: [table.relation_id, table.default_ledger_account_id],
      foreignColumns: [table.relation_id, table.id],
      name: 'ledger_account_default',
    }),
  ],
);

/** What a VAT code costs from a day on. */
export const vat_percentage = pgTable(
  'vat_percentage',
  {
    relation_id: integer().notNull(),
    vat_ledger_account_id: integer().notNull(),
    from_date: day().notNull(),
    percentage: percentage().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.relation_id, table.vat_ledger_account_id, table.from_date] }),
    foreignKey({
      columns: [table.relation_id, table.vat_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
  ],
);

/** The currencies of an office, its own first. */
export const office_currency = pgTable(
  'office_currency',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    office_code: text().notNull(),
    code: char({ length: 3 }).notNull(),
    name: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation_id, table.office_code, table.code] })],
);

/** The periods of an office. A period begins the day after the one before ends. */
export const office_period = pgTable(
  'office_period',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    office_code: text().notNull(),
    year: smallint().notNull(),
    number: smallint().notNull(),
    end_date: day().notNull(),
    is_open: boolean().notNull(),
    read_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.relation_id, table.office_code, table.year, table.number] }),
  ],
);

/** Which account of the office a ledger of one's own is: the sale or purchase of a kind of VAT. */
export const tax_default = pgTable(
  'tax_default',
  {
    relation_id: integer().notNull(),
    office_code: text().notNull(),
    /** A kind of VAT of the domain. */
    tax_id: smallint().$type<TaxId>().notNull(),
    is_sale: boolean().notNull(),
    /** The VAT code, and the account that the amount without VAT goes to. */
    ledger_account_id: integer(),
    default_ledger_account_id: integer(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.relation_id, table.office_code, table.tax_id, table.is_sale] }),
    foreignKey({
      columns: [table.relation_id, table.ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.default_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
  ],
);

/** Which debtor or creditor of the office a customer or supplier is, and how its documents are booked usually. */
export const accounting_relation = pgTable(
  'accounting_relation',
  {
    id: idInCompany(),
    /** The company whose books they are. */
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    /** The customer or supplier. */
    enterprise_relation_id: integer().notNull(),
    /** Of the account: in each office a relation is one debtor and one creditor at most. */
    office_code: text().notNull(),
    type: smallint().$type<RelationLedgerType>().notNull(),
    ledger_account_id: integer().notNull(),
    default_description: text(),
    default_ledger_account_id: integer(),
    default_vat_ledger_account_id: integer(),
    default_lines: jsonb().$type<SavedLine[]>(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('accounting_relation_of_relation').on(table.relation_id, table.id),
    unique('accounting_relation_once').on(table.relation_id, table.ledger_account_id),
    unique('accounting_relation_of_party').on(
      ...[table.relation_id, table.enterprise_relation_id, table.office_code, table.type],
    ),
    foreignKey({
      columns: [table.relation_id, table.enterprise_relation_id],
      foreignColumns: [relation.owner_relation_id, relation.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.default_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.default_vat_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
    }),
  ],
);
