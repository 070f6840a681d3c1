import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { invoice_prefix } from '../platform/database/schema/invoice-settings';
import { audit } from '../platform/database/schema/platform';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { isAbout } from './about';
import type { Part } from './parts-of';

/** How the parts of a company's history are called: a user by name, a prefix as it is now. */
export const subjectsIn =
  (db: Queries, relation_id: number) =>
  async (parts: readonly Part[]): Promise<string | null> => {
    for (const part of parts) {
      const subject = await subjectOf(db, relation_id, part);
      if (subject !== null) return subject;
    }
    return null;
  };

async function subjectOf(
  db: Queries,
  relation_id: number,
  { entity, id, fields }: Part,
): Promise<string | null> {
  if (entity === 'relation_user' && fields.email) return recordedName(fields);
  if (id === null) return null;
  if (entity === 'user') return nameOf(db, relation_id, id);
  if (entity === 'relation_user') return nameAt(db, relation_id, id);
  // A name that came, went or changed is told as a field.
  return entity === 'invoice_prefix' && !('prefix' in fields)
    ? prefixOf(db, relation_id, id)
    : null;
}

/** Of who came or went the call kept who it was; of who has not come yet the company knows the address only. */
const recordedName = ({ name, email }: Part['fields']): string | null =>
  [name?.[1], name?.[0], email?.[1], email?.[0]].find(
    (text): text is string => typeof text === 'string' && text !== '',
  ) ?? null;

/** Whose place in the company it is. */
async function nameAt(db: Queries, relation_id: number, id: number): Promise<string | null> {
  const [found] = await db
    .select({ user_id: relation_user.user_id })
    .from(relation_user)
    .where(and(eq(relation_user.relation_id, relation_id), eq(relation_user.id, id)));
  return found ? nameOf(db, relation_id, found.user_id) : null;
}

/** The name of who works there, the address of who is invited, or what was kept of who is gone. */
async function nameOf(db: Queries, relation_id: number, id: number): Promise<string | null> {
  const [found] = await db
    .select({ user, status: relation_user.status })
    .from(user)
    .innerJoin(relation_user, eq(relation_user.user_id, user.id))
    .where(and(eq(relation_user.relation_id, relation_id), eq(user.id, id)));
  if (found) return found.status === 0 ? fullName(found.user) : found.user.email;
  const [left] = await db
    .select({ changes: audit.changes })
    .from(audit)
    .where(
      and(
        ...[eq(audit.relation_id, relation_id), eq(audit.entity, 'relation_user')],
        isAbout('user', id),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  return (left && recordedName(left.changes)) ?? nameOfDeleted(db, id);
}

/** Whoever deleted their account left with it, without a call of the company's own. */
async function nameOfDeleted(db: Queries, id: number): Promise<string | null> {
  const [found] = await db
    .select()
    .from(user)
    .where(and(eq(user.id, id), isNotNull(user.erased_at)));
  return found ? fullName(found) : null;
}

async function prefixOf(db: Queries, relation_id: number, id: number): Promise<string | null> {
  const [found] = await db
    .select({ prefix: invoice_prefix.prefix })
    .from(invoice_prefix)
    .where(and(eq(invoice_prefix.relation_id, relation_id), eq(invoice_prefix.id, id)));
  return found?.prefix ?? null;
}
