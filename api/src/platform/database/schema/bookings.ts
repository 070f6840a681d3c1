import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
} from 'drizzle-orm/pg-core';
import { plainName } from '../plain-name';
import { ledger_account } from './accounting';
import { booking_item } from './bookkeeping';
import { dictionaryText, euro, idInCompany, instant, stamps } from './columns';
import { relation } from './relations';
import { user } from './users';

/** One line of what is booked of a document; half of it may still be missing. */
export const booking_line = pgTable(
  'booking_line',
  {
    id: idInCompany(),
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
    primaryKey({ columns: [table.id, table.relation_id] }),
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
    id: idInCompany(),
    relation_id: integer().notNull(),
    booking_item_id: integer().notNull(),
    kind: text().$type<'book' | 'takeBack'>().notNull(),
    /** Carried by the transaction: at random, as ids come back after a restore. */
    reference: text().notNull(),
    /** Written once, and sent again as it is: what is sent, to which office, and what it is looked up by. */
    request: jsonb().notNull(),
    /** What was suggested and read of what is booked; null of one from before that was kept, and of one that takes back. */
    basis: jsonb(),
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
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('booking_attempt_of_relation').on(table.relation_id, table.id),
    unique('booking_attempt_reference').on(table.reference, table.relation_id),
    foreignKey({
      columns: [table.relation_id, table.booking_item_id],
      foreignColumns: [booking_item.relation_id, booking_item.id],
    }),
    index('booking_attempt_of_item').on(table.relation_id, table.booking_item_id, table.id),
    /** What became of what was proposed, to be read from the latest on. */
    index('booking_attempt_judged')
      .on(table.relation_id, table.ended_at)
      .where(sql`kind = 'book' and state = 'done' and basis is not null`),
    /** A document is sent once at a time. */
    uniqueIndex('booking_attempt_open')
      .on(table.booking_item_id, table.relation_id)
      .where(sql`ended_at is null`),
    check(
      'booking_attempt_ended',
      sql`(${table.ended_at} is not null) = (${table.state} in ('done', 'refused'))`,
    ),
  ],
);

/** How a firm books a supplier, for all its clients. Codes say on what: each client's office has accounts of its own. */
export const booking_rule = pgTable(
  'booking_rule',
  {
    id: idInCompany(),
    /** The firm. */
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    supplier_name: dictionaryText().notNull(),
    /** As names are compared. */
    plain_name: text().notNull().generatedAlwaysAs(plainName(sql`supplier_name`)),
    /** By these the supplier is known in the books of a client; '' for what it is not known by. */
    tax_number: text().notNull().default(''),
    coc_number: text().notNull().default(''),
    bank_account: text().notNull().default(''),
    ledger_code: text().notNull(),
    vat_code: text().notNull().default(''),
    cost_centre_code: text().notNull().default(''),
    description: text().notNull().default(''),
    ...stamps(),
  },
  (table) => {
    const once = (column: AnyPgColumn) =>
      uniqueIndex(`booking_rule_once_by_${column.name}`)
        .on(table.relation_id, column)
        .where(sql`${column} <> ''`);
    return [
      primaryKey({ columns: [table.id, table.relation_id] }),
      unique('booking_rule_of_relation').on(table.relation_id, table.id),
      ...[table.plain_name, table.tax_number, table.coc_number, table.bank_account].map(once),
    ];
  },
);
