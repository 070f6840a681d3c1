import type { DocumentStatus } from '@boekwerk/shared/domain/document-status';
import type { Tag } from '@boekwerk/shared/domain/tag';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, stamps } from './columns';
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
    amount_pages: smallint().notNull(),
    tag: text().$type<Tag>(),
    status: smallint().$type<DocumentStatus>().notNull().default(0),
    uploaded_by: integer()
      .notNull()
      .references(() => user.id),
    uploaded_date: instant().notNull().defaultNow(),
    tagged_by: integer().references(() => user.id),
    tagged_date: instant(),
    ...stamps(),
  },
  (table) => [
    unique('booking_item_of_relation').on(table.relation_id, table.id),
    index('booking_item_by_upload').on(table.relation_id, table.uploaded_date, table.id),
    index('booking_item_by_status').on(
      table.relation_id,
      table.status,
      table.uploaded_date,
      table.id,
    ),
    index('booking_item_of_file').on(table.file_id),
    index('booking_item_search').using('gin', sql`lower(${table.file_name}) gin_trgm_ops`),
  ],
);
