import { sql } from 'drizzle-orm';
import { pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, stamps } from './columns';

export const user = pgTable(
  'user',
  {
    id: id(),
    name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    /** 0 enterprise, 1 accountant */
    role: smallint().$type<0 | 1>().notNull(),
    /** 0 active, 1 invited */
    status: smallint().$type<0 | 1>().notNull().default(0),
    ...stamps(),
  },
  (table) => [uniqueIndex('user_email').on(sql`lower(${table.email})`)],
);
