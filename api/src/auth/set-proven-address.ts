import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { hasEmail } from '../platform/database/has-email';
import type { UserRow } from '../platform/database/lock-user';
import { mailed_code } from '../platform/database/schema/accounts';
import { administration_user, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { changedSince, isTaken } from '../platform/database/sql-state';
import { invalid } from '../platform/errors';
import { moveInAudit } from '../platform/http/move-in-audit';
import { TEXTS } from './texts';

/**
 * Gives an account an address that its owner has proven to read. Who was invited there without an account is the same
 * person: their invitations go along.
 *
 * @throws HttpError 422 at `email` when it is the address of another account
 */
export async function setProvenAddress(db: Queries, id: number, email: string): Promise<UserRow> {
  const [other] = await db
    .select()
    .from(user)
    .where(and(hasEmail(email), ne(user.id, id)))
    .for('update');
  if (other?.status === 0) throw invalid({ email: TEXTS.addressTaken });
  if (other) await takeInvitations(db, { from: other.id, to: id });
  const [after] = await db
    .update(user)
    .set({ email, activation_due_at: null })
    .where(eq(user.id, id))
    .returning()
    .catch((error) => {
      // Somebody has registered with it, or was invited there, since it was looked up.
      throw isTaken(error) ? changedSince('the address is taken') : error;
    });
  return after as UserRow;
}

async function takeInvitations(db: Queries, { from, to }: { from: number; to: number }) {
  const own = db
    .select({ id: relation_user.relation_id })
    .from(relation_user)
    .where(eq(relation_user.user_id, to));
  // A membership they have already stays as it is, with its clients.
  await db
    .delete(relation_user)
    .where(and(eq(relation_user.user_id, from), inArray(relation_user.relation_id, own)));
  await db
    .delete(administration_user)
    .where(
      and(
        eq(administration_user.user_id, from),
        inArray(administration_user.administration_id, own),
      ),
    );
  for (const table of [relation_user, administration_user, mailed_code])
    await db.update(table).set({ user_id: to }).where(eq(table.user_id, from));
  await moveInAudit(db, { from, to });
  await db.delete(user).where(eq(user.id, from));
}
