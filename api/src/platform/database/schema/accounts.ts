import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, stamps } from './columns';
import { relation_user } from './relations';
import { user } from './users';

/** A recovery code: replaces a code of the authenticator app, once. */
export const recovery_code = pgTable(
  'recovery_code',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [uniqueIndex('recovery_code_once').on(table.user_id, table.code_hash)],
);

/** A browser that is not asked for the second factor. */
export const remembered_device = pgTable(
  'remembered_device',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    token_hash: text().notNull(),
    /** As the browser says it is. */
    user_agent: text().notNull().default(''),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('remembered_device_token').on(table.token_hash),
    index('remembered_device_user').on(table.user_id),
  ],
);

/**
 * A key pair of which a user's device, or their password manager, holds the secret half: it signs in without a password.
 * Source: Web Authentication, level 3.
 */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    /** As the user calls it. */
    name: text().notNull(),
    /** Who made it names it so, in base64url. */
    credential_id: text().notNull(),
    /** As COSE, in base64url. */
    public_key: text().notNull(),
    /** How often it signed, as it says itself; 0 of one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it: `internal`, `usb`. */
    transports: text().array().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant(),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.credential_id),
    index('passkey_of_user').on(table.user_id),
  ],
);

/**
 * Another address for an account: asked for, then proven from the new one. Until it is, the one from before signs in;
 * from the old address it can be undone for a while either way.
 */
export const address_change = pgTable(
  'address_change',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    old_email: text().notNull(),
    new_email: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    proven_at: instant(),
    /** Withdrawn, replaced by a later one, or undone. */
    ended_at: instant(),
  },
  (table) => [
    index('address_change_of_user').on(table.user_id, table.id),
    index('address_change_from').on(sql`lower(${table.old_email})`),
  ],
);

/** A code that was mailed, good once and for a while. */
export const mailed_code = pgTable(
  'mailed_code',
  {
    id: id(),
    purpose: text()
      .$type<'activation' | 'reset' | 'invitation' | 'newAddress' | 'undoAddress'>()
      .notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    /** The membership that an invitation offers. */
    relation_user_id: integer().references(() => relation_user.id, {
      onDelete: 'cascade',
    }),
    /** The change of address that it proves or undoes. */
    address_change_id: integer().references(() => address_change.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex('mailed_code_hash').on(table.code_hash),
    index('mailed_code_user').on(table.user_id, table.purpose),
  ],
);

/** A client, filter or page that a user has pinned. */
export const shortcut = pgTable(
  'shortcut',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    title: text().notNull(),
    kind: text().$type<'client' | 'filter' | 'route'>().notNull(),
    target: text().notNull(),
    position: smallint().notNull().default(0),
    ...stamps(),
  },
  (table) => [index('shortcut_of_user').on(table.user_id, table.position, table.id)],
);

/** An e-mail about an account that was handed to the mail server, with the tries that may have arrived. */
export const letter_try = pgTable(
  'letter_try',
  {
    letter_id: uuid().primaryKey(),
    tries: smallint().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('letter_try_age').on(table.created_at)],
);
