import type { Party } from '@boekwerk/shared/contract/invoice';
import type { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import type { Unit } from '@boekwerk/shared/domain/unit';
import type { TaxId } from '@boekwerk/shared/domain/vat';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { day, dictionaryText, euro, id, instant, percentage, stamps } from './columns';
import { file, relation } from './relations';

export const product = pgTable(
  'product',
  {
    id: id(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    title: dictionaryText().notNull(),
    description: text().notNull().default(''),
    value: euro().notNull(),
    tax_id: smallint().$type<TaxId>().notNull(),
    unit: smallint().$type<Unit>().notNull().default(0),
    active: smallint().$type<0 | 1>().notNull().default(1),
    ...stamps(),
  },
  (table) => [
    unique('product_of_relation').on(table.relation_id, table.id),
    index('product_by_title').on(table.relation_id, table.active, table.title),
  ],
);

export const invoice = pgTable(
  'invoice',
  {
    id: id(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    to_relation_id: integer().notNull(),
    status: smallint().$type<InvoiceStatus>().notNull(),
    /** As shown, `2026-0001`; empty until the invoice is sent. */
    invoice_number: text(),
    prefix: text(),
    number_year: smallint(),
    /** The running number within prefix and year. */
    prefix_id: integer(),
    date: day().notNull(),
    expiration_date: day().notNull(),
    delivery_date: day(),
    description: dictionaryText().notNull().default(''),
    reference: text().notNull().default(''),
    incl_tax: boolean().notNull().default(false),
    discount_percentage: percentage().notNull().default(0),
    discount_value: euro().notNull().default(0),
    total: euro().notNull(),
    total_ex_tax: euro().notNull(),
    amount_paid: euro().notNull().default(0),
    reminder_sent: smallint().notNull().default(0),
    is_credit: boolean().notNull().default(false),
    /** Both parties as they were when the invoice was sent. */
    from_party: jsonb().$type<Party>(),
    to_party: jsonb().$type<Party>(),
    /** The sender's logo as it was when the invoice was sent. */
    logo_file_id: uuid().references(() => file.id),
    /** The PDF as sent: made once, the same bytes ever after. */
    pdf_file_id: uuid().references(() => file.id),
    sent_at: instant(),
    /** The customer's name, for sorting. */
    customer_name: dictionaryText().notNull(),
    /** Number, reference, subject, customer and line titles in lower case, for the search. */
    search_text: text().notNull().default(''),
    ...stamps(),
  },
  (table) => [
    unique('invoice_of_relation').on(table.relation_id, table.id),
    foreignKey({
      columns: [table.relation_id, table.to_relation_id],
      foreignColumns: [relation.owner_relation_id, relation.id],
    }),
    uniqueIndex('invoice_number_once')
      .on(table.relation_id, table.prefix, table.number_year, table.prefix_id)
      .where(sql`${table.prefix_id} is not null`),
    index('invoice_by_date').on(table.relation_id, table.date, table.id),
    index('invoice_by_status').on(table.relation_id, table.status, table.date, table.id),
    index('invoice_by_customer').on(table.relation_id, table.customer_name, table.id),
    index('invoice_by_subject').on(table.relation_id, table.description, table.id),
    index('invoice_by_total').on(table.relation_id, table.total, table.id),
    index('invoice_by_number').on(table.relation_id, table.number_year, table.prefix_id, table.id),
    index('invoice_of_logo').on(table.logo_file_id),
    index('invoice_search').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

export const invoice_line = pgTable(
  'invoice_line',
  {
    id: id(),
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    position: integer().notNull(),
    product_id: integer(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Quantity, at most three decimals. */
    amount: numeric({ precision: 14, scale: 3, mode: 'number' }).notNull(),
    /** Price of one, in the price mode of the invoice. */
    value: euro().notNull(),
    tax_id: smallint().$type<TaxId>().notNull(),
    unit: smallint().$type<Unit>().notNull().default(0),
    discount_percentage: percentage().notNull().default(0),
    discount_value: euro().notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.relation_id, table.product_id],
      foreignColumns: [product.relation_id, product.id],
    }),
    index('invoice_line_of_invoice').on(table.invoice_id, table.position),
  ],
);

/** The last number given in a series; the row is locked while an invoice is sent. */
export const invoice_counter = pgTable(
  'invoice_counter',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    prefix: text().notNull(),
    year: smallint().notNull(),
    last_number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation_id, table.prefix, table.year] })],
);

/**
 * Invoices counted and added up by day, state and due date; a trigger keeps it. Tabs, pages and the
 * dashboard read this instead of counting the invoices, so that they stay as fast with a million.
 * Credits count as negative amounts.
 */
export const invoice_tally = pgTable(
  'invoice_tally',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    date: day().notNull(),
    status: smallint().$type<InvoiceStatus>().notNull(),
    expiration_date: day().notNull(),
    invoices: integer().notNull(),
    total: euro().notNull(),
    total_ex_tax: euro().notNull(),
    amount_paid: euro().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.relation_id, table.date, table.status, table.expiration_date] }),
  ],
);

/** A mail to a customer, as the user sees it: waiting, sent or failed. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    emails: jsonb().$type<string[]>().notNull(),
    /** The company in whose name it goes, and where answers go. */
    from_name: text().notNull(),
    reply_to: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Fixed when queued, so that a mail that goes twice is seen as one. */
    message_id: text().notNull(),
    state: text().$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: smallint().notNull().default(0),
    error: text(),
    sent_at: instant(),
    ...stamps(),
  },
  (table) => [
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
    }),
    index('mail_of_invoice').on(table.invoice_id),
  ],
);
