import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { day, instant } from './columns';
import { relation } from './relations';
import { user } from './users';

/** Who changed what, and in whose name. One row per write. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: instant().notNull().defaultNow(),
    user_id: integer().references(() => user.id),
    /** The accountant who did it in the name of `user_id`'s company. */
    impersonator_id: integer().references(() => user.id),
    relation_id: integer().references(() => relation.id),
    /** `PUT /invoicing/v1/invoice/:id` */
    action: text().notNull(),
    entity: text(),
    entity_id: integer(),
    /** Per field: `[before, after]`. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull(),
    /** All that the row is about, to find it by: `invoice.12`. */
    about: text().array().notNull().default([]),
  },
  (table) => [
    index('audit_about').using('gin', table.about),
    index('audit_of_entity').on(table.relation_id, table.entity, table.entity_id, table.id),
    index('audit_of_user').on(table.user_id, table.id),
    // Rows lie in the order of their moments: of a million it takes a few pages.
    index('audit_by_moment').using('brin', table.at),
  ],
);

/** The answer to a call that carried an `Idempotency-Key`, given again when it is repeated. */
export const idempotency = pgTable(
  'idempotency',
  {
    user_id: integer().notNull(),
    relation_id: integer().notNull(),
    action: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: smallint().notNull(),
    reply: jsonb().$type<unknown>(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.relation_id, table.action, table.key] }),
    index('idempotency_age').on(table.created_at),
  ],
);

/** How much mail to others a company has queued on a day, in Amsterdam. */
export const mail_day = pgTable(
  'mail_day',
  {
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    day: day().notNull(),
    letters: integer().notNull(),
    recipients: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation_id, table.day] })],
);

/** What this installation keeps to itself, such as the key that signs links. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What the last look at an invariant found: how many rows it does not hold of. */
export const invariant_check = pgTable('invariant_check', {
  invariant: text().primaryKey(),
  violations: integer().notNull(),
  checked_at: instant().notNull(),
});
