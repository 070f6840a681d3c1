import { today } from '@boekwerk/shared/domain/dates/dates';
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { queueAccountMail } from '../../account-mail/queue-account-mail';
import type { Change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import { lockUserRow } from '../../platform/database/lock-user';
import { relation_user } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { writeAudit } from '../../platform/http/audit';
import { lockCompany } from '../../relations/company/lock-company';
import { updateUserRow } from '../store';
import { obstacleOf } from './obstacles';
import { wipeUser } from './wipe-user';

/** Who asked to be deleted and can no longer take it back. */
export const dueAccounts = (db: Queries) =>
  db
    .select({ user_id: user.id })
    .from(user)
    .where(and(isNotNull(user.deletion_due_on), lt(user.deletion_due_on, today())))
    .orderBy(asc(user.id));

/**
 * Deletes an account that is due; nothing when it is not, or no longer. Where a company needs the user after all, the
 * account stays and they are told why. Who is taken out of a company, and who takes them out, come one by one.
 */
export async function deleteAccount(change: Change, id: number): Promise<void> {
  const { db, queue } = change;
  const places = await db
    .select({ relation_id: relation_user.relation_id })
    .from(relation_user)
    .where(eq(relation_user.user_id, id))
    .orderBy(asc(relation_user.relation_id));
  for (const { relation_id } of places) await lockCompany(db, relation_id);
  const own = await lockUserRow(db, id);
  const { deletion_due_on, updated_at } = own;
  if (!deletion_due_on || deletion_due_on >= today()) return;

  const about = { entity: 'user', id };
  const obstacle = await obstacleOf(db, id);
  if (obstacle) {
    await updateUserRow(db, id, { deletion_due_on: null, updated_at });
    await queueAccountMail(queue, { kind: 'deletionStopped', user_id: id, lines: [obstacle] });
    const kept = { ...about, before: { deletion_due_on }, after: { deletion_due_on: null } };
    return writeAudit(db, { action: 'job account kept', caller: null, recorded: [kept] });
  }
  const ended = await wipeUser(change, own);
  const recorded = [
    { ...about, after: { state: 'deleted' } },
    ...ended.map(({ id, relation_id, user_id, is_owner, type }) => ({
      ...{ entity: 'relation_user', id, isAside: true as const },
      before: { relation_id, user_id, is_owner, type },
    })),
  ];
  await writeAudit(db, { action: 'job account deleted', caller: null, recorded });
}
