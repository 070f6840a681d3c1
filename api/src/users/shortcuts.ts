import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { type createShortcut as contract, MOST_PINNED } from '@boekwerk/shared/contract/shortcuts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { lockUser } from '../platform/database/lock-user';
import { shortcut } from '../platform/database/schema/accounts';
import { conflict, invalid, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { refuseChanged } from '../platform/http/stale';
import { choosableAnywhere } from '../relations/firm-clients/seen-clients';
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
 * @throws HttpError 409 for more of a kind than can be pinned
 */
export async function createShortcut(call: Call, { updated_at, ...form }: Form): Promise<Shortcut> {
  const { db, caller, record } = call;
  await lockUser(db, caller.user_id);
  const pinned = await listShortcuts(call, form.kind);
  if (form.kind === 'client') {
    const same = pinned.find(({ target }) => target === form.target);
    if (same) return same;
    await makeRoom(call, pinned);
  } else refuseFull(pinned);
  const [made] = await db
    .insert(shortcut)
    .values({ ...form, user_id: caller.user_id })
    .returning();
  const after = made as Shortcut;
  record({ entity: 'shortcut', id: after.id, after });
  return after;
}

/**
 * Changes what is pinned; of clients the same holds as when they are pinned.
 *
 * @throws HttpError 404 for what another user has pinned, 409 when it has changed since, and for more of a kind than can be pinned, 422 at `target` for a client that is pinned already
 */
export async function updateShortcut(
  call: Call,
  id: number,
  { updated_at: basedOn, ...form }: Form,
): Promise<Shortcut> {
  const { db, caller, record } = call;
  await lockUser(db, caller.user_id);
  const before = await lockShortcut(db, caller, id);
  const { relation_id } = caller;
  const { updated_at } = before;
  await refuseChanged(db, { entity: 'shortcut', id, relation_id }, { basedOn, updated_at });
  const others = (await listShortcuts(call, form.kind)).filter((pinned) => pinned.id !== id);
  if (form.kind === 'client') {
    if (others.some(({ target }) => target === form.target))
      throw invalid({ target: TEXTS.pinnedAlready });
    await makeRoom(call, others);
  } else if (form.kind !== before.kind) refuseFull(others);

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

/**
 * Sees to it that one more client can be pinned, by the user who is locked. When there are too many, those that they may
 * choose nowhere any more go: nobody sees them, so nobody could unpin them.
 *
 * @throws HttpError 409 when all can be chosen
 */
async function makeRoom({ db, caller, record }: Call, pinned: readonly Shortcut[]): Promise<void> {
  if (pinned.length < MOST_PINNED) return;
  const ids = pinned.map(({ target }) => Number(target));
  const choosable = await choosableAnywhere(db, caller.user_id, ids);
  const gone = pinned.filter(({ target }) => !choosable.has(Number(target)));
  if (pinned.length - gone.length >= MOST_PINNED) throw conflict(TEXTS.mostPinned(MOST_PINNED));
  await db.delete(shortcut).where(
    inArray(
      shortcut.id,
      gone.map(({ id }) => id),
    ),
  );
  for (const before of gone) record({ entity: 'shortcut', id: before.id, before });
}

/** @throws HttpError 409 when no more of a kind can be pinned */
function refuseFull(pinned: readonly Shortcut[]): void {
  if (pinned.length >= MOST_PINNED) throw conflict(TEXTS.mostOfKind(MOST_PINNED));
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
