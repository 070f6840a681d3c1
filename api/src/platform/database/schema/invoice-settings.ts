import type { Unit } from '@boekwerk/shared/domain/invoice/unit';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { day, dictionaryText, euro, idInCompany, stamps } from './columns';
import { relation } from './relations';

export const product = pgTable(
  'product',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    title: dictionaryText().notNull(),
    description: text().notNull().default(''),
    /** As much of it as an index can hold. */
    description_start: dictionaryText().notNull().generatedAlwaysAs(sql`left(description, 200)`),
    value: euro().notNull(),
    tax_id: smallint().$type<TaxId>().notNull(),
    unit: smallint().$type<Unit>().notNull().default(0),
    active: smallint().$type<0 | 1>().notNull().default(1),
    /** What a list is searched in. */
    search_text: text().notNull().generatedAlwaysAs(sql`folded(title || ' ' || description)`),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('product_of_relation').on(table.relation_id, table.id),
    index('product_by_title').on(table.relation_id, table.active, table.title, table.id),
    index('product_by_description').on(
      ...[table.relation_id, table.active, table.description_start, table.id],
    ),
    index('product_by_value').on(table.relation_id, table.active, table.value, table.id),
    index('product_search').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

/** How many products a company has by bucket, in parts to be added up; a trigger keeps it. */
export const product_tally = pgTable(
  'product_tally',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    active: smallint().notNull(),
    /** Of {@link product_bucket}. */
    bucket: integer().notNull().default(0),
    products: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    index('product_tally_of_company').on(table.relation_id, table.active, table.bucket),
  ],
);

/** With which title and id each bucket of a long catalogue begins, but the first. */
export const product_bucket = pgTable(
  'product_bucket',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    active: smallint().notNull(),
    bucket: integer().notNull(),
    title: dictionaryText().notNull(),
    first_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.relation_id, table.active, table.bucket] }),
    index('product_bucket_by_title').on(
      ...[table.relation_id, table.active, table.title, table.first_id],
    ),
  ],
);

/** What stands before the numbers of invoices dated from a day on. */
export const invoice_prefix = pgTable(
  'invoice_prefix',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    prefix: text().notNull(),
    start_date: day().notNull(),
    /** The first number in the year of the start date. */
    start_number: integer().notNull().default(1),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    unique('invoice_prefix_of_relation').on(table.relation_id, table.id),
    unique('invoice_prefix_by_date').on(table.relation_id, table.start_date),
  ],
);

/** The e-mail text that a company sends with its invoices. */
export const invoice_template = pgTable(
  'invoice_template',
  {
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .unique()
      .references(() => relation.id),
    text: text().notNull(),
    ...stamps(),
  },
  (table) => [primaryKey({ columns: [table.id, table.relation_id] })],
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
