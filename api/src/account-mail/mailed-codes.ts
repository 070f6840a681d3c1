import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import { mailed_code } from '../platform/database/schema/accounts';
import { user } from '../platform/database/schema/users';
import { hashToken } from '../platform/http/session-life';

export type MailedCode = typeof mailed_code.$inferSelect;
export type Purpose = MailedCode['purpose'];

/** What a code is for: an invitation for the membership it offers, others perhaps for a change of address. */
type Subject = Pick<MailedCode, 'purpose' | 'user_id' | 'relation_user_id' | 'address_change_id'>;

/** Every purpose that a link to one page may have. */
export const ACTIVATION_PURPOSES = ['activation', 'newAddress'] as const;
export const RESET_PURPOSES = ['reset', 'undoAddress'] as const;

/**
 * Makes the code of one e-mail and ends those of earlier requests, but for a new password. An e-mail that is tried again gets another one,
 * beside the first: that one may have arrived after all.
 *
 * @returns 256 bits as text, of which only the hash is kept; `null` when a later request made one, or it was used
 */
export async function createCode(
  db: Queries,
  { minutes, asked_at, ...subject }: Subject & { minutes: number; asked_at: Date },
): Promise<string | null> {
  // One at a time for a user, on all nodes.
  await db.select({ id: user.id }).from(user).where(eq(user.id, subject.user_id)).for('update');
  const isLate = or(
    gt(mailed_code.created_at, asked_at),
    and(eq(mailed_code.created_at, asked_at), isNotNull(mailed_code.used_at)),
  );
  if ((await db.$count(mailed_code, and(isAbout(subject), isLate))) > 0) return null;

  // Anybody may ask for a new password for an address: that must not end the e-mail which its owner is reading.
  if (subject.purpose !== 'reset')
    await spend(db, and(isAbout(subject), lt(mailed_code.created_at, asked_at)));
  const code = randomBytes(32).toString('base64url');
  await db.insert(mailed_code).values({
    ...subject,
    code_hash: hashToken(code),
    created_at: asked_at,
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  return code;
}

/** A code that still opens something; look only, it may be used by somebody else right after. */
export async function findCode(
  db: Queries,
  purposes: Purpose | readonly Purpose[],
  code: string,
): Promise<MailedCode | undefined> {
  const [found] = await db.select().from(mailed_code).where(isGood(purposes, code));
  return found;
}

/** A code that opened something, or was replaced by another, and has not been cleaned up yet. */
export async function findUsedCode(
  db: Queries,
  purposes: readonly Purpose[],
  code: string,
): Promise<MailedCode | undefined> {
  const isUsed = and(isCode(purposes, code), isNotNull(mailed_code.used_at));
  const [found] = await db.select().from(mailed_code).where(isUsed);
  return found;
}

/**
 * Uses a code, and with it all others that were mailed for the same: of two who come with it one gets it.
 *
 * @returns `undefined` for a code that is wrong, expired or used
 */
export async function redeemCode(
  db: Queries,
  purposes: Purpose | readonly Purpose[],
  code: string,
): Promise<MailedCode | undefined> {
  const [taken] = await db.select().from(mailed_code).where(isGood(purposes, code)).for('update');
  if (taken) await spend(db, isAbout(taken));
  return taken;
}

/** Ends the codes for a user that lie in a mailbox. */
export const revokeCodes = (db: Queries, user_id: number, purpose: Purpose): Promise<unknown> =>
  spend(db, and(eq(mailed_code.user_id, user_id), eq(mailed_code.purpose, purpose)));

/** Ends the codes that prove or undo changes of address. */
export const revokeAddressChangeCodes = (db: Queries, ids: number[]): Promise<unknown> =>
  spend(db, inArray(mailed_code.address_change_id, ids));

/** Ends the codes of invitations to a membership. */
export const revokeInvitations = (db: Queries, relation_user_id: number): Promise<unknown> =>
  spend(db, eq(mailed_code.relation_user_id, relation_user_id));

const spend = (db: Queries, which: ReturnType<typeof and>) =>
  db
    .update(mailed_code)
    .set({ used_at: new Date() })
    .where(and(which, isNull(mailed_code.used_at)));

const isCode = (purposes: Purpose | readonly Purpose[], code: string) =>
  and(eq(mailed_code.code_hash, hashToken(code)), inArray(mailed_code.purpose, [purposes].flat()));

const isGood = (purposes: Purpose | readonly Purpose[], code: string) =>
  and(isCode(purposes, code), isNull(mailed_code.used_at), gt(mailed_code.expires_at, sql`now()`));

const isAbout = ({ purpose, user_id, relation_user_id, address_change_id }: Subject) =>
  and(
    eq(mailed_code.user_id, user_id),
    eq(mailed_code.purpose, purpose),
    isOrNone(mailed_code.relation_user_id, relation_user_id),
    isOrNone(mailed_code.address_change_id, address_change_id),
  );

const isOrNone = (column: PgColumn, id: number | null) =>
  id === null ? isNull(column) : eq(column, id);
