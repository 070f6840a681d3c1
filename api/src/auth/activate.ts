import type { activate as contract } from '@boekwerk/shared/contract/auth';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { eq } from 'drizzle-orm';
import {
  ACTIVATION_PURPOSES,
  findCode,
  findUsedCode,
  redeemCode,
} from '../account-mail/mailed-codes';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { lockUser, type UserRow } from '../platform/database/lock-user';
import { user } from '../platform/database/schema/users';
import { conflict, refused } from '../platform/errors';
import type { OpenCall } from '../platform/http/call';
import { completeChange, findChange } from './address-change';
import { signIn } from './sign-in';
import { TEXTS } from './texts';

/**
 * Takes the code of the mail as proof of the address, that of the account or the one it is to have, and signs in.
 *
 * @throws HttpError 400 for a code that is wrong, expired or replaced, 409 when what it proves is done already, 422 at
 * `email` when the address is somebody else's by now
 */
export async function activate(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  code: string,
): Promise<ReplyOf<typeof contract>> {
  const { db, record } = call;
  const found = await findCode(db, ACTIVATION_PURPOSES, code);
  // The user before the code, as everywhere.
  const before = found && (await lockUser(db, found.user_id));
  const used = before && (await redeemCode(db, ACTIVATION_PURPOSES, code));
  if (!before || !used) throw await whyNotActivated(db, code);

  const change = await findChange(db, used.address_change_id);
  // Its e-mail was on its way while the change was taken back.
  if (change?.ended_at) throw refused(TEXTS.linkGone);
  const after = await (change ? completeChange(call, before, change) : prove(db, before));
  record({ entity: 'user', id: before.id, before, after, by: { user_id: before.id } });
  const signedIn = await signIn(app, call, { user_id: before.id, isNewcomer: !change });
  return { ...signedIn, proven: change ? 'address' : 'account' };
}

async function prove(db: Queries, { id }: UserRow): Promise<UserRow> {
  const [after] = await db
    .update(user)
    .set({ activation_due_at: null })
    .where(eq(user.id, id))
    .returning();
  return after as UserRow;
}

/** Whoever clicks twice hears that it is done; the code says nothing to anybody else. */
async function whyNotActivated(db: Queries, code: string) {
  const used = await findUsedCode(db, ACTIVATION_PURPOSES, code);
  if (!used) return refused(TEXTS.linkGone);
  const [owner] = await db.select().from(user).where(eq(user.id, used.user_id));
  const change = await findChange(db, used.address_change_id);
  if (change)
    return change.new_email === owner?.email
      ? conflict(TEXTS.addressProven)
      : refused(TEXTS.linkGone);
  const isActive = owner?.status === 0 && owner.activation_due_at === null;
  return isActive ? conflict(TEXTS.alreadyActive) : refused(TEXTS.linkGone);
}
