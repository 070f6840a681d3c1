import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { PackageDifference } from '@boekwerk/shared/domain/document/package-difference';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
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
import { ledger_account } from './accounting';
import { day, euro, id, instant, stamps } from './columns';
import { file, relation } from './relations';
import { user } from './users';

/** A document handed in for the bookkeeping. */
export const booking_item = pgTable(
  'booking_item',
  {
    id: id(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    file_id: uuid()
      .notNull()
      .references(() => file.id),
    file_name: text().notNull(),
    /** 0 of what is locked: nobody can count them. */
    amount_pages: smallint().notNull(),
    /** Opens only with a password. */
    file_locked: boolean().notNull().default(false),
    tag: text().$type<Tag>(),
    status: smallint().$type<DocumentStatus>().notNull().default(DocumentStatus.toProcess),
    uploaded_by: integer()
      .notNull()
      .references(() => user.id),
    uploaded_date: instant().notNull().defaultNow(),
    tagged_by: integer().references(() => user.id),
    tagged_date: instant(),
    /** Which job has it while it is in progress, and since when; empty at all other times. */
    in_progress_for: text().$type<'recognition' | 'booking'>(),
    in_progress_since: instant(),
    /** The creditor of a purchase, the debtor of a sale. */
    supplier_relation_id: integer(),
    invoice_number: text().notNull().default(''),
    date: day(),
    reference: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The control account in the header; empty for that of the relation. */
    ledger_account_id: integer(),
    /** With VAT; positive, a credit note's too. */
    amount: euro(),
    bank_account: text().notNull().default(''),
    currency: char({ length: 3 }).notNull().default('EUR'),
    is_credit: boolean().notNull().default(false),
    /** What the accounting package said when it refused it, by field; '' is the whole. */
    booking_errors: jsonb().$type<Record<string, string>>(),
    /** Of a booked one: where it is in the accounting package, and whether it can still be deleted there. */
    journal_code: text(),
    transaction_number: text(),
    booked_by: integer().references(() => user.id),
    booked_at: instant(),
    is_provisional: boolean().notNull().default(false),
    /** What somebody did to the transaction there since. */
    package_difference: text().$type<PackageDifference>(),
    /** When it was changed there last, as far as it was looked at, in the package's own time. */
    package_modified: text(),
    /** What was said about it last, and when; a trigger keeps these. */
    last_note_id: integer(),
    last_note_at: instant(),
    ...stamps(),
  },
  (table) => [
    unique('booking_item_of_relation').on(table.relation_id, table.id),
    check(
      'booking_item_in_progress_for_something',
      sql`(${table.status} = 4) = (${table.in_progress_for} is not null)
        and (${table.in_progress_for} is null) = (${table.in_progress_since} is null)`,
    ),
    foreignKey({
      columns: [table.relation_id, table.supplier_relation_id],
      foreignColumns: [relation.owner_relation_id, relation.id],
      name: 'booking_item_supplier',
    }),
    foreignKey({
      columns: [table.relation_id, table.ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
      name: 'booking_item_ledger',
    }),
    index('booking_item_by_number')
      .on(table.relation_id, table.supplier_relation_id, table.invoice_number)
      .where(sql`supplier_relation_id is not null`),
    check('booking_item_pages_or_locked', sql`(${table.amount_pages} = 0) = ${table.file_locked}`),
    index('booking_item_by_upload').on(table.relation_id, table.uploaded_date, table.id),
    index('booking_item_by_status').on(
      table.relation_id,
      table.status,
      table.uploaded_date,
      table.id,
    ),
    index('booking_item_by_name').on(table.relation_id, sql`lower(${table.file_name})`, table.id),
    index('booking_item_by_tag').on(table.relation_id, table.tag, table.id),
    index('booking_item_by_note')
      .on(table.relation_id, table.status, table.last_note_at, table.last_note_id)
      .where(sql`last_note_id is not null`),
    index('booking_item_by_booking')
      .on(table.relation_id, table.booked_at)
      .where(sql`booked_at is not null`),
    index('booking_item_of_file').on(table.file_id),
    index('booking_item_search').using('gin', sql`lower(${table.file_name}) gin_trgm_ops`),
  ],
);

/** One line of what is booked of a document; half of it may still be missing. */
export const booking_line = pgTable(
  'booking_line',
  {
    id: id(),
    relation_id: integer().notNull(),
    booking_item_id: integer().notNull(),
    position: smallint().notNull(),
    ledger_account_id: integer(),
    cost_place_ledger_account_id: integer(),
    project_ledger_account_id: integer(),
    /** Without VAT. */
    value: euro(),
    vat_ledger_account_id: integer(),
    vat: euro(),
    /** Within the European Union: 0 services, 1 goods. */
    foreign_sale_type: smallint().$type<0 | 1>(),
    supplier_tax_code: text().notNull().default(''),
    description: text().notNull().default(''),
  },
  (table) => [
    unique('booking_line_of_item').on(table.relation_id, table.booking_item_id, table.position),
    foreignKey({
      columns: [table.relation_id, table.booking_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
    }),
    foreignKey({
      columns: [table.relation_id, table.ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
      name: 'booking_line_ledger',
    }),
    foreignKey({
      columns: [table.relation_id, table.cost_place_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
      name: 'booking_line_cost_place',
    }),
    foreignKey({
      columns: [table.relation_id, table.project_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
      name: 'booking_line_project',
    }),
    foreignKey({
      columns: [table.relation_id, table.vat_ledger_account_id],
      foreignColumns: [ledger_account.relation_id, ledger_account.id],
      name: 'booking_line_vat_code',
    }),
  ],
);

export type BookingAttemptState = 'queued' | 'sending' | 'done' | 'refused' | 'uncertain';

/** One time that a document is sent to the accounting package, or its transaction is deleted there. */
export const booking_attempt = pgTable(
  'booking_attempt',
  {
    id: id(),
    relation_id: integer().notNull(),
    booking_item_id: integer().notNull(),
    kind: text().$type<'book' | 'takeBack'>().notNull(),
    /** Carried by the transaction: at random, as ids come back after a restore. */
    reference: text().notNull().unique(),
    /** Written once, and sent again as it is: what is sent, to which office, and what it is looked up by. */
    request: jsonb().notNull(),
    state: text().$type<BookingAttemptState>().notNull().default('queued'),
    /** Why it was not done, while it is queued to be tried again. */
    waiting_reason: text(),
    sent_at: instant(),
    /** Sent a second time, after it could not be found. */
    resent_at: instant(),
    looked_up_at: instant(),
    look_ups: smallint().notNull().default(0),
    /** What the package answered: its messages, or number and totals. */
    answer: jsonb(),
    asked_by: integer()
      .notNull()
      .references(() => user.id),
    /** Who said what became of it, when nobody could find out. */
    decided_by: integer().references(() => user.id),
    ended_at: instant(),
    ...stamps(),
  },
  (table) => [
    unique('booking_attempt_of_relation').on(table.relation_id, table.id),
    foreignKey({
      columns: [table.relation_id, table.booking_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
    }),
    index('booking_attempt_of_item').on(table.relation_id, table.booking_item_id, table.id),
    /** A document is sent once at a time. */
    uniqueIndex('booking_attempt_open').on(table.booking_item_id).where(sql`ended_at is null`),
    check(
      'booking_attempt_ended',
      sql`(${table.ended_at} is not null) = (${table.state} in ('done', 'refused'))`,
    ),
  ],
);

/** How many documents a company handed in on a day of the Netherlands, by state; a trigger keeps it. */
export const booking_item_tally = pgTable(
  'booking_item_tally',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    date: day().notNull(),
    status: smallint().$type<DocumentStatus>().notNull(),
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation_id, table.date, table.status] })],
);

/** How many documents a company has of each state, in parts to be added up; a trigger keeps it. */
export const booking_item_state_tally = pgTable(
  'booking_item_state_tally',
  {
    id: id(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    status: smallint().$type<DocumentStatus>().notNull(),
    /** Whether anything was said about them. */
    has_notes: boolean().notNull(),
    items: integer().notNull(),
  },
  (table) => [
    index('booking_item_state_tally_of_company').on(
      ...[table.relation_id, table.status, table.has_notes],
    ),
  ],
);

/** A question or remark on a document. */
export const note = pgTable(
  'note',
  {
    id: id(),
    relation_id: integer().notNull(),
    booking_item_id: integer().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    message: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.relation_id, table.booking_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
    }),
    index('note_of_item').on(table.relation_id, table.booking_item_id, table.id),
  ],
);
