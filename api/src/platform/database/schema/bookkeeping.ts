import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { day, id, instant, stamps } from './columns';
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
    /** What was said about it last, and when; a trigger keeps these. */
    last_note_id: integer(),
    last_note_at: instant(),
    ...stamps(),
  },
  (table) => [
    unique('booking_item_of_relation').on(table.relation_id, table.id),
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
    index('booking_item_of_file').on(table.file_id),
    index('booking_item_search').using('gin', sql`lower(${table.file_name}) gin_trgm_ops`),
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
