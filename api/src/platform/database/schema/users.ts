import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, id, instant, stamps } from './columns';

export const user = pgTable(
  'user',
  {
    id: id(),
    name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    /** Empty for who is invited and has not chosen one yet. */
    password_hash: text().notNull(),
    /** 0 enterprise, 1 accountant */
    role: smallint().$type<0 | 1>().notNull(),
    /** 0 active, 1 invited */
    status: smallint().$type<0 | 1>().notNull().default(0),
    /** Until when one may sign in without having activated the account; empty once that is done. */
    activation_due_at: instant(),
    /** In the file store. No foreign key: files belong to companies, and companies to users. */
    avatar_file_id: uuid(),
    /** Whether one wants to be mailed about questions of the firm, as who owns a company or works in one that nobody owns. */
    question_mails: boolean().notNull().default(true),
    /** Whether one last asked for a copy of what one mailed to a customer: so the next one begins. */
    mail_copies: boolean().notNull().default(false),
    /** Of the authenticator app, encrypted. It counts once the first code has succeeded. */
    totp_secret: text(),
    totp_confirmed_at: instant(),
    /** The time step of the last code that was used: that one and those before it are spent. */
    totp_last_step: integer(),
    /** The last day on which who asked to delete their account can take that back; empty for everybody else. */
    deletion_due_on: day(),
    /** Since when nothing is left of who this was; the row stays for what they did. */
    erased_at: instant(),
    ...stamps(),
  },
  (table) => [uniqueIndex('user_email').on(sql`lower(${table.email})`)],
);
