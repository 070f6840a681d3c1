import { eq } from 'drizzle-orm';
import { queueAccountMail } from '../../account-mail/queue-account-mail';
import { passkey } from '../../platform/database/schema/accounts';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { lockCaller } from '../lock-caller';
import { TEXTS } from '../texts';
import { isOwnPasskey } from './passkey-rows';

/** @throws HttpError 404 */
export async function renamePasskey(
  { db, caller: { user_id }, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  { id, name }: { id: number; name: string },
) {
  const [before] = await db
    .select()
    .from(passkey)
    .where(isOwnPasskey({ user_id, id }))
    .for('update');
  if (!before) throw notFound(TEXTS.passkey.one);
  await db.update(passkey).set({ name }).where(eq(passkey.id, id));
  record({ entity: 'passkey', id, before: { name: before.name }, after: { name } });
  return { ...before, name };
}

/** Takes the account away from a passkey, also where it is signing in at this moment, and writes of it. @throws HttpError 404 */
export async function removePasskey(
  { db, caller, record, queue }: Pick<Call, 'db' | 'caller' | 'record' | 'queue'>,
  id: number,
): Promise<void> {
  const { id: user_id } = await lockCaller(db, caller);
  const [gone] = await db.delete(passkey).where(isOwnPasskey({ user_id, id })).returning();
  if (!gone) throw notFound(TEXTS.passkey.one);
  await queueAccountMail(queue, { kind: 'passkeyRemoved', user_id, lines: [gone.name] });
  record({ entity: 'passkey', id, before: { name: gone.name } });
}
