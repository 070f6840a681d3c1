import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import type { UserRow } from '../../platform/database/lock-user';
import {
  address_change,
  mailed_code,
  passkey,
  recovery_code,
  remembered_device,
  shortcut,
} from '../../platform/database/schema/accounts';
import {
  administration_user,
  opened_client,
  relation_user,
} from '../../platform/database/schema/relations';
import { session } from '../../platform/database/schema/sessions';
import { forgetInAudit } from '../../platform/http/forget-in-audit';
import { deleteRepliesTo } from '../../platform/http/idempotency';
import { deleteMembership, type Membership } from '../membership-store';
import { updateUserRow } from '../store';
import { NOBODY } from './texts';

/** What is a user's alone; handovers go with their session, and who looks at a document is forgotten that night. */
const OWN_TABLES = [
  mailed_code,
  address_change,
  recovery_code,
  remembered_device,
  passkey,
  session,
  shortcut,
  opened_client,
] as const;

/**
 * Leaves nothing of who a user was, and everything they did: what is kept for seven years goes on naming this row. It has
 * no address, so that the former one is free and nobody is mailed, invited or signed in by it.
 *
 * @param own locked
 * @returns the memberships that ended with it
 */
export async function wipeUser(
  { db, files }: Pick<Change, 'db' | 'files'>,
  own: UserRow,
): Promise<Membership[]> {
  const { id } = own;
  const ended = await endMemberships(db, id);
  for (const table of OWN_TABLES) await deleteAll(db, table, id);
  await deleteRepliesTo(db, id);
  await forgetInAudit(db, { user_id: id, name: fullName(NOBODY) });
  await updateUserRow(db, id, {
    ...NOBODY,
    email: `deleted-${id}`,
    password_hash: '',
    status: 1,
    activation_due_at: null,
    avatar_file_id: null,
    question_mails: false,
    mail_copies: false,
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: null,
    deletion_due_on: null,
    erased_at: new Date(),
  });
  if (own.avatar_file_id) await files.delete(own.avatar_file_id);
  return ended;
}

/** A statement does not see a session that a tab forks off from one that it deletes, but waits for it: once more, until none is left. */
async function deleteAll(db: Queries, table: (typeof OWN_TABLES)[number], user_id: number) {
  for (;;) {
    const isTheirs = eq(table.user_id, user_id);
    const gone = await db.delete(table).where(isTheirs).returning({ user_id: table.user_id });
    if (gone.length === 0) return;
  }
}

/** Takes a user out everywhere. Nobody comes after the last one: what was offered there is withdrawn. */
async function endMemberships(db: Queries, user_id: number): Promise<Membership[]> {
  const places = await db
    .select()
    .from(relation_user)
    .where(eq(relation_user.user_id, user_id))
    .orderBy(asc(relation_user.id));
  for (const membership of places) await deleteMembership(db, membership);
  await db.delete(administration_user).where(eq(administration_user.user_id, user_id));
  const offered = await offeredInEmpty(
    db,
    places.map(({ relation_id }) => relation_id),
  );
  for (const membership of offered) await deleteMembership(db, membership);
  return [...places, ...offered];
}

const active = alias(relation_user, 'active');

const offeredInEmpty = (db: Queries, companies: number[]): Promise<Membership[]> =>
  db
    .select()
    .from(relation_user)
    .where(
      and(
        inArray(relation_user.relation_id, companies),
        notExists(
          db
            .select({ one: sql`1` })
            .from(active)
            .where(and(eq(active.relation_id, relation_user.relation_id), eq(active.status, 0))),
        ),
      ),
    )
    .orderBy(asc(relation_user.id));
