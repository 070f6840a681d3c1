import type { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { boolean, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { day, idInCompany } from './columns';
import { relation } from './relations';

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

/** How many documents a company has of invoices of a day, by state; a trigger keeps it. */
export const booking_item_date_tally = pgTable(
  'booking_item_date_tally',
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
    id: idInCompany(),
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    status: smallint().$type<DocumentStatus>().notNull(),
    /** Whether a question about them waits for an answer. */
    has_question: boolean().notNull(),
    items: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    index('booking_item_state_tally_of_company').on(
      ...[table.relation_id, table.status, table.has_question],
    ),
  ],
);
