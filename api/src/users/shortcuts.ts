import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { type createShortcut as contract, MOST_PINNED } from '@boekwerk/shared/contract/shortcuts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { lockUser } from '../platform/database/lock-user';
import { shortcut } from '../platform/database/schema/accounts';
import { conflict, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { refuseChanged } from '../platform/http/stale';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];
type Shortcut = typeof shortcut.$inferSelect;

/** What the user has pinned, whatever the company: it goes along to the next one. */
export const listShortcuts = (
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  kind?: Shortcut['kind'],
): Promise<Shortcut[]> =>
  db
    .select()
    .from(shortcut)
    .where(
      and(
        eq(shortcut.user_id, caller.user_id),
        kind === undefined ? undefined : eq(shortcut.kind, kind),
      ),
    )
    .orderBy(asc(shortcut.position), asc(shortcut.id));

/**
 * Pins something. A client is pinned once: also by two tabs at once, who comes second gets what there is.
 *
 * @throws HttpError 409 for more clients than can be pinned
 */
export async function createShortcut(
  { db, caller, record }: Call,
  { updated_at, ...form }: Form,
): Promise<Shortcut> {
  if (form.kind === 'client') {
    await lockUser(db, caller.user_id);
    const pinned = await listShortcuts({ db, caller }, 'client');
    const same = pinned.find(({ target }) => target === form.target);
    if (same) return same;
    if (pinned.length >= MOST_PINNED) throw conflict(TEXTS.mostPinned(MOST_PINNED));
  }
  const [made] = await db
    .insert(shortcut)
    .values({ ...form, user_id: caller.user_id })
    .returning();
  const after = made as Shortcut;
  record({ entity: 'shortcut', id: after.id, after });
  return after;
}

/** @throws HttpError 404 for what another user has pinned, 409 when it has changed since */
export async function updateShortcut(
  { db, caller, record }: Call,
  id: number,
  { updated_at: basedOn, ...form }: Form,
): Promise<Shortcut> {
  const before = await lockShortcut(db, caller, id);
  const { relation_id } = caller;
  const { updated_at } = before;
  await refuseChanged(db, { entity: 'shortcut', id, relation_id }, { basedOn, updated_at });

  const [changed] = await db.update(shortcut).set(form).where(eq(shortcut.id, id)).returning();
  const after = changed as Shortcut;
  record({ entity: 'shortcut', id, before, after });
  return after;
}

/** @throws HttpError 404 for what another user has pinned */
export async function deleteShortcut({ db, caller, record }: Call, id: number): Promise<null> {
  const before = await lockShortcut(db, caller, id);
  await db.delete(shortcut).where(eq(shortcut.id, id));
  record({ entity: 'shortcut', id, before });
  return null;
}

async function lockShortcut(
  db: Queries,
  { user_id }: Pick<Call['caller'], 'user_id'>,
  id: number,
): Promise<Shortcut> {
  const isOwn = and(eq(shortcut.id, id), eq(shortcut.user_id, user_id));
  const [found] = await db.select().from(shortcut).where(isOwn).for('update');
  if (!found) throw notFound(TEXTS.shortcut);
  return found;
}
