import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { relation, relation_user } from '../platform/database/schema/relations';
import { limitAttempts } from '../platform/http/attempts';
import type { Call } from '../platform/http/call';
import { isOwner } from './is-owner';
import { queueAccountMail } from './queue-account-mail';
import { TEXTS } from './texts';

/** More than anybody changes of one company; owners read as many. They may themselves change what they like. */
const PER_COMPANY = { tries: 30, minutes: 60 };

/**
 * Writes to all who own a company of what decides about its money or about who gets in, whoever changed it: one e-mail
 * each, in the transaction of the change.
 *
 * @throws HttpError 429 for who changes it over and over and does not own it: nothing is changed that owners do not hear
 * @param lines what changed, each as `Bankrekening: NL91 … 4300 → NL20 … 1234`; none for no e-mail
 */
export async function notifyOwners(
  { db, queue, caller }: Pick<Call, 'db' | 'queue' | 'caller'>,
  relation_id: number,
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const owners = await db
    .select({ user_id: relation_user.user_id })
    .from(relation_user)
    .where(and(eq(relation_user.relation_id, relation_id), isOwner));
  if (owners.length === 0) return;
  const isByOwner = caller.relation_id === relation_id && caller.who.is_owner;
  if (!isByOwner)
    await limitAttempts(db, `notice of ${relation_id} user ${caller.user_id}`, PER_COMPANY);
  const changed_by = await actorOf({ db, caller }, relation_id);
  for (const { user_id } of owners)
    await queueAccountMail(queue, {
      kind: 'companyChanged',
      user_id,
      relation_id,
      changed_by,
      lines: [...lines],
    });
}

/** Which of these companies somebody owns: of a firm's clients few have users of their own. */
export async function ownedAmong(db: Queries, ids: readonly number[]): Promise<Set<number>> {
  const isAny = sql`${relation_user.relation_id} = any(${sql.param(ids)}::int[])`;
  const owned = await db
    .selectDistinct({ id: relation_user.relation_id })
    .from(relation_user)
    .where(and(isAny, isOwner));
  return new Set(owned.map(({ id }) => id));
}

/** `Lotte de Groot`, or `Lotte de Groot van Visser Administratie` for who does not work in the company itself. */
async function actorOf({ db, caller }: Pick<Call, 'db' | 'caller'>, relation_id: number) {
  const { name, origin_relation_id } = caller;
  const from =
    origin_relation_id ?? (caller.relation_id === relation_id ? null : caller.relation_id);
  if (from === null) return name;
  const [firm] = await db
    .select({ name: relation.name })
    .from(relation)
    .where(eq(relation.id, from));
  return TEXTS.ofFirm(name, firm?.name ?? '');
}
