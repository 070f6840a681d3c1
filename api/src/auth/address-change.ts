import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { revokeAddressChangeCodes, revokeCodes } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import type { Queries } from '../platform/database/connect';
import { hasEmail } from '../platform/database/has-email';
import type { UserRow } from '../platform/database/lock-user';
import { address_change } from '../platform/database/schema/accounts';
import { administration_user, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { invalid } from '../platform/errors';
import type { OpenCall } from '../platform/http/call';
import { setProvenAddress } from './set-proven-address';
import { TEXTS } from './texts';

type AddressChange = typeof address_change.$inferSelect;

/** How long the e-mail to the new address can prove it, and that to the old one undo it. */
const PROOF_HOURS = 24;
const UNDO_DAYS = 7;

const isWaiting = () =>
  and(
    isNull(address_change.proven_at),
    isNull(address_change.ended_at),
    gt(address_change.created_at, sql`now() - make_interval(hours => ${PROOF_HOURS})`),
  );

/** The address that waits for its proof; undefined when none does. */
export async function pendingChangeOf(
  db: Queries,
  user_id: number,
): Promise<AddressChange | undefined> {
  const [found] = await db
    .select()
    .from(address_change)
    .where(and(eq(address_change.user_id, user_id), isWaiting()))
    .orderBy(desc(address_change.id))
    .limit(1);
  return found;
}

/** Keeps which address somebody asked for, and writes to both. The old one signs in until the new one is proven. */
export async function requestAddressChange(
  { db, queue }: Pick<OpenCall, 'db' | 'queue'>,
  { id: user_id, email: old_email, activation_due_at }: UserRow,
  new_email: string,
): Promise<void> {
  await cancelChange(db, user_id);
  const [made] = await db
    .insert(address_change)
    .values({ user_id, old_email, new_email })
    .returning();
  const { id: address_change_id } = made as AddressChange;
  // Who never proved the old address may have mistyped it: whoever reads its mail is told nothing.
  if (activation_due_at === null)
    await queueAccountMail(queue, { kind: 'addressAsked', address_change_id });
  // Whether somebody has it is told to whoever reads its mail, and to nobody else.
  const isFree = !(await belongsToAnother(db, user_id, new_email));
  await queueAccountMail(queue, {
    kind: isFree ? 'newAddress' : 'addressTaken',
    address_change_id,
  });
}

/** Takes back what waits for its proof. */
export async function cancelChange(db: Queries, user_id: number): Promise<void> {
  await endChanges(db, and(eq(address_change.user_id, user_id), isWaiting()));
  await revokeCodes(db, user_id, 'newAddress');
}

/**
 * Gives an account the address that was proven. What was mailed to the one before opens nothing any more, and places
 * that were offered there are withdrawn: a company invites whoever reads the mail of an address.
 *
 * @param owner locked
 * @throws HttpError 422 at `email` when somebody has got the address meanwhile
 */
export async function completeChange(
  { db, queue, record }: Pick<OpenCall, 'db' | 'queue' | 'record'>,
  owner: UserRow,
  change: AddressChange,
): Promise<UserRow> {
  if (await belongsToAnother(db, owner.id, change.new_email))
    throw invalid({ email: TEXTS.addressTaken });
  for (const purpose of ['activation', 'reset'] as const) await revokeCodes(db, owner.id, purpose);
  const isOffered = and(eq(relation_user.user_id, owner.id), eq(relation_user.status, 1));
  const offered = await db.delete(relation_user).where(isOffered).returning();
  for (const before of offered)
    record({ entity: 'relation_user', id: before.id, before, isAside: true });
  const firms = offered.map(({ relation_id }) => relation_id);
  await db
    .delete(administration_user)
    .where(
      and(
        eq(administration_user.user_id, owner.id),
        inArray(administration_user.administration_id, firms),
      ),
    );

  const after = await setProvenAddress(db, owner.id, change.new_email);
  const now = new Date();
  const wasProven = owner.activation_due_at === null;
  await db
    .update(address_change)
    .set({ proven_at: now, ended_at: wasProven ? null : now })
    .where(eq(address_change.id, change.id));
  if (wasProven)
    await queueAccountMail(queue, { kind: 'addressChanged', address_change_id: change.id });
  return after;
}

/**
 * Gives an account the address back that it had before a change, whether that was proven or not, and ends all changes
 * after it.
 *
 * @param owner locked
 * @throws HttpError 422 at `email` when somebody else has proven the address meanwhile
 */
export async function undoChange(
  db: Queries,
  owner: UserRow,
  { id, old_email }: AddressChange,
): Promise<UserRow> {
  const isSince = and(eq(address_change.user_id, owner.id), gte(address_change.id, id));
  await endChanges(db, and(isSince, isNull(address_change.ended_at)));
  // Also of those that were taken back: their e-mails lie at addresses that were a stranger's.
  const since = await db.select({ id: address_change.id }).from(address_change).where(isSince);
  await revokeAddressChangeCodes(
    db,
    since.map((change) => change.id),
  );
  return setProvenAddress(db, owner.id, old_email);
}

export async function findChange(
  db: Queries,
  id: number | null,
): Promise<AddressChange | undefined> {
  const [found] = await db
    .select()
    .from(address_change)
    .where(eq(address_change.id, id ?? 0));
  return found;
}

/** Whether an address is somebody else's, also while they can still come back to it. */
async function belongsToAnother(db: Queries, user_id: number, email: string): Promise<boolean> {
  const has = and(hasEmail(email), ne(user.id, user_id), eq(user.status, 0));
  if ((await db.$count(user, has)) > 0) return true;
  return (
    (await db.$count(address_change, and(isReserved(email), ne(address_change.user_id, user_id)))) >
    0
  );
}

/** Was left for another a while ago, and can be taken back with the e-mail that lies there. */
export const isReserved = (email: string): SQL | undefined =>
  and(
    eq(sql`lower(${address_change.old_email})`, sql`lower(${email}::text)`),
    isNotNull(address_change.proven_at),
    isNull(address_change.ended_at),
    gt(address_change.created_at, sql`now() - make_interval(days => ${UNDO_DAYS})`),
  );

const endChanges = (db: Queries, which: SQL | undefined) =>
  db.update(address_change).set({ ended_at: new Date() }).where(which);
