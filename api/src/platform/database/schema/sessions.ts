import type { EndReason } from '@boekwerk/shared/contract/reasons';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { relation } from './relations';
import { user } from './users';

/** One browser tab that is signed in. A session that has ended stays for the record. */
export const session = pgTable(
  'session',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    /** In whose books this tab works. */
    relation_id: integer()
      .notNull()
      .references(() => relation.id),
    /** The firm from which an accountant works in a client's books; empty when nobody impersonates. */
    origin_relation_id: integer().references(() => relation.id),
    /** Signed in by password only: good for the second factor and nothing else. */
    is_pending: boolean().notNull().default(false),
    /** As the browser says it is. */
    user_agent: text().notNull().default(''),
    /** From which network it was opened: of the address what tells places apart and not people; '' of before this was kept. */
    network: text().notNull().default(''),
    token_hash: text().notNull(),
    token_expires_at: instant().notNull(),
    /** The token before the current one, good for a few seconds after the rotation and until the current one is used. */
    previous_hash: text(),
    rotated_at: instant(),
    binding_hash: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    ended_at: instant(),
    /** Why it ended before its time; empty for one of before this was kept. */
    end_reason: text().$type<EndReason>(),
  },
  (table) => [
    uniqueIndex('session_token').on(table.token_hash),
    index('session_previous').on(table.previous_hash),
    index('session_user').on(table.user_id),
  ],
);

/** A code with which another tab of the same browser goes on in a session, once. */
export const handover = pgTable(
  'handover',
  {
    code_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [index('handover_session').on(table.session_id)],
);

/** What a passkey is to sign, once and soon. */
export const passkey_challenge = pgTable(
  'passkey_challenge',
  {
    challenge_hash: text().primaryKey(),
    /** Nobody else may use it: the browser that signs in, or the session that adds a passkey. */
    asked_by: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('passkey_challenge_age').on(table.expires_at)],
);

/** Counts tries per subject (an address, a client) in a window, over all nodes. */
export const attempt = pgTable('attempt', {
  subject: text().primaryKey(),
  tries: integer().notNull(),
  window_ends_at: instant().notNull(),
});
