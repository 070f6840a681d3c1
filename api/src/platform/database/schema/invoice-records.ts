import type { MailAnswer } from '@boekwerk/shared/domain/invoice/mail-answer';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { day, euro, idInCompany, instant, stamps } from './columns';
import { invoice } from './invoicing';
import { ofFile } from './relations';
import { user } from './users';

/** A payment of an invoice, or the repayment of a credit. */
export const payment = pgTable(
  'payment',
  {
    id: idInCompany(),
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    date: day().notNull(),
    amount: euro().notNull(),
    user_id: integer()
      .notNull()
      .references(() => user.id),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
    }),
    index('payment_of_invoice').on(table.invoice_id, table.id),
  ],
);

/** A file that goes along with an invoice. */
export const attachment = pgTable(
  'attachment',
  {
    id: idInCompany(),
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    file_id: uuid().notNull(),
    file_name: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
    }).onDelete('cascade'),
    ofFile('attachment_file', table.file_id, table.relation_id),
    index('attachment_of_invoice').on(table.invoice_id, table.id),
    index('attachment_of_file').on(table.file_id),
  ],
);

/** A mail to a customer, as the user sees it: waiting, sent or failed. */
export const mail = pgTable(
  'mail',
  {
    id: idInCompany(),
    relation_id: integer().notNull(),
    invoice_id: integer().notNull(),
    kind: text().$type<'invoice' | 'reminder'>().notNull().default('invoice'),
    /** Who sent it; empty when it went by itself. */
    user_id: integer().references(() => user.id),
    /** What was open when it was queued, which a reminder asks for; empty of a credit. */
    amount_due: euro(),
    emails: jsonb().$type<string[]>().notNull(),
    /** Gets it as well, unseen by the others: the address of whoever sent it. */
    copy_to: text(),
    /** The company in whose name it goes, and where answers go. */
    from_name: text().notNull(),
    reply_to: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Fixed when queued, so that a mail that goes twice is seen as one. */
    message_id: text().notNull(),
    state: text().$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: smallint().notNull().default(0),
    /** Where it still has to go, once the server took it for some and asked to wait for others. */
    open_emails: jsonb().$type<string[]>(),
    /** Addresses that the server refused for good. */
    refused_emails: jsonb().$type<string[]>().notNull().default([]),
    /** What the mail server answered last, for each address that it was asked to take the e-mail for. */
    answers: jsonb().$type<MailAnswer[]>().notNull().default([]),
    /** When the delivery attempt began whose outcome is not known yet; left behind by a process that died, the mail may have arrived. */
    handed_over_at: instant(),
    /** The server received the mail but never confirmed it; after a second time it is given up. */
    is_uncertain: boolean().notNull().default(false),
    error: text(),
    sent_at: instant(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.relation_id] }),
    foreignKey({
      columns: [table.relation_id, table.invoice_id],
      foreignColumns: [invoice.relation_id, invoice.id],
    }),
    index('mail_of_invoice').on(table.invoice_id, table.id),
    index('mail_on_its_way').on(table.relation_id, table.state).where(sql`state <> 'sent'`),
  ],
);
