import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, desc, eq, gt, isNull, lt, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { mail } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import { relation_user } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import type { Series } from '../number-store';

type Numbered = { invoice_number: string | null; date: IsoDate };

export type StoredMail = typeof mail.$inferSelect;

/** All mails about an invoice, the last one first. */
export async function findMails(db: Queries, relation_id: number, invoice_id: number) {
  const rows = await db
    .select({ mail, by: { name: user.name, last_name: user.last_name } })
    .from(mail)
    .leftJoin(user, eq(user.id, mail.user_id))
    .where(and(eq(mail.relation_id, relation_id), eq(mail.invoice_id, invoice_id)))
    .orderBy(desc(mail.id));
  return rows.map((row) => ({ ...row.mail, sent_by: row.by ? fullName(row.by) : '' }));
}

export async function insertMail(
  db: Queries,
  values: typeof mail.$inferInsert,
): Promise<StoredMail> {
  const [inserted] = await db.insert(mail).values(values).returning();
  return inserted as StoredMail;
}

/** Records on a concept why it was not sent automatically. */
export const insertUnsent = (
  db: Queries,
  { relation_id, id }: { relation_id: number; id: number },
  { emails, error }: { emails: string[]; error: string },
): Promise<StoredMail> =>
  insertMail(db, {
    relation_id,
    invoice_id: id,
    emails,
    from_name: '',
    reply_to: '',
    subject: '',
    message: '',
    message_id: '',
    state: 'failed',
    error,
  });

/** A job knows a mail by its id only; it works for no company in particular. */
export async function findQueuedMail(db: Queries, id: number): Promise<StoredMail | undefined> {
  const [found] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), eq(mail.state, 'queued')));
  return found;
}

/**
 * Records what came of a mail that waits. An attempt that another worker took over, as it went on for too long, may still
 * say that the mail went, and nothing else: the other one tells how it ended.
 *
 * @param mail as it was when the attempt started
 * @returns whether it still waited
 */
export async function updateQueuedMail(
  db: Queries,
  { id, handed_over_at }: StoredMail,
  values: Partial<Omit<StoredMail, 'id' | 'relation_id' | 'invoice_id'>>,
): Promise<boolean> {
  const own = values.state === 'sent' ? undefined : isAttempt(handed_over_at);
  const changed = await db
    .update(mail)
    .set(values)
    .where(and(eq(mail.id, id), eq(mail.state, 'queued'), own))
    .returning({ id: mail.id });
  return changed.length > 0;
}

/**
 * Records that a delivery attempt starts, unless another worker started one since the mail was read.
 *
 * @returns the mail as it is then
 */
export async function beginAttempt(
  db: Queries,
  { id, attempts, handed_over_at }: StoredMail,
  values: Partial<StoredMail>,
): Promise<StoredMail | undefined> {
  const [changed] = await db
    .update(mail)
    .set({ ...values, handed_over_at: laterThan(handed_over_at) })
    .where(
      and(
        eq(mail.id, id),
        eq(mail.state, 'queued'),
        eq(mail.attempts, attempts),
        isAttempt(handed_over_at),
      ),
    )
    .returning();
  return changed;
}

/** An attempt is told from the one before by its time: also within a millisecond, or when the clock is put back. */
const laterThan = (before: Date | null) =>
  new Date(Math.max(Date.now(), before === null ? 0 : before.getTime() + 1));

const isAttempt = (handed_over_at: Date | null) =>
  handed_over_at ? eq(mail.handed_over_at, handed_over_at) : isNull(mail.handed_over_at);

/** The ids of all mails that wait, of every company. */
export async function findWaitingMails(db: Queries): Promise<number[]> {
  const rows = await db.select({ id: mail.id }).from(mail).where(eq(mail.state, 'queued'));
  return rows.map(({ id }) => id);
}

/** The ids of the mails about an invoice that wait. */
export async function findQueuedMailsOf(
  db: Queries,
  { relation_id, id }: { relation_id: number; id: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: mail.id })
    .from(mail)
    .where(
      and(eq(mail.relation_id, relation_id), eq(mail.invoice_id, id), eq(mail.state, 'queued')),
    );
  return rows.map((row) => row.id);
}

export const countQueuedMails = (db: Queries, relation_id: number) =>
  db.$count(mail, and(eq(mail.relation_id, relation_id), eq(mail.state, 'queued')));

const MAX_FAILED = 50;
const later = alias(mail, 'later');

/**
 * Invoices of which the last mail failed, the one that was mailed last first; fifty at most. A reminder of what is not open
 * any more nobody has to send.
 */
export async function findFailedMails(db: Queries, relation_id: number) {
  const again = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.invoice_id, mail.invoice_id), gt(later.id, mail.id)));
  const rows = await db
    .select({ invoice, error: mail.error })
    .from(mail)
    .innerJoin(invoice, eq(invoice.id, mail.invoice_id))
    .where(
      and(
        eq(mail.relation_id, relation_id),
        eq(mail.state, 'failed'),
        or(eq(mail.kind, 'invoice'), gt(invoice.open_amount, 0)),
        notExists(again),
      ),
    )
    .orderBy(desc(mail.id))
    .limit(MAX_FAILED);
  return rows.map(({ invoice: of, error }) => ({
    invoice_id: of.id,
    invoice_number: shownNumber(of),
    error,
  }));
}

/** First and last name of who sends, or of the owner of the company; empty when there is none. */
export async function findContactName(
  db: Queries,
  { relation_id, user_id }: { relation_id: number; user_id: number | null },
): Promise<string> {
  const [found] = await db
    .select({ name: user.name, last_name: user.last_name })
    .from(user)
    .leftJoin(relation_user, eq(relation_user.user_id, user.id))
    .where(user_id === null ? ownsCompany(relation_id) : eq(user.id, user_id))
    .orderBy(asc(relation_user.id))
    .limit(1);
  return found ? fullName(found) : '';
}

const ownsCompany = (relation_id: number) =>
  and(
    eq(relation_user.relation_id, relation_id),
    eq(relation_user.is_owner, true),
    eq(relation_user.status, 0),
  );

/** Of a concept: why it did not go by itself. */
export const deleteMails = (db: Queries, of: { relation_id: number; id: number }) =>
  db.delete(mail).where(and(eq(mail.relation_id, of.relation_id), eq(mail.invoice_id, of.id)));

/** The invoice that took the number before this one in a series; `null` for the first. */
export async function findNumberedBefore(
  db: Queries,
  { relation_id, prefix, year }: Omit<Series, 'first'>,
  prefix_id: number,
): Promise<Numbered | null> {
  const [found] = await db
    .select({ invoice_number: invoice.invoice_number, date: invoice.date })
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.prefix, prefix),
        eq(invoice.number_year, year),
        lt(invoice.prefix_id, prefix_id),
      ),
    )
    .orderBy(desc(invoice.prefix_id))
    .limit(1);
  return found ?? null;
}
