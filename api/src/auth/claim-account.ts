import { eq } from 'drizzle-orm';
import { revokeCodes } from '../account-mail/mailed-codes';
import type { Queries } from '../platform/database/connect';
import { user } from '../platform/database/schema/users';
import { deleteAttempts } from '../platform/http/attempts';
import { cancelChange } from './address-change';
import { loginSubject } from './check-credentials';
import { deleteDevices } from './devices';
import { endSessionsOf } from './end-sessions';
import { deleteCodeAttempts } from './one-time-code';
import { deletePasskeys } from './passkeys/passkey-rows';
import { deleteRecoveryCodes } from './recovery-codes';
import { unconfirmedTotp, WITHOUT_TOTP } from './totp';

type User = typeof user.$inferSelect;

/**
 * Gives an account with a new password to whoever reads the mail of its address. All that was opened with the old one
 * ends, passkeys that were added too, and also a change of address that was asked for with it; a second factor that a stranger may have set up goes too, when
 * the caller says it may be one.
 */
export async function claimAccount(
  db: Queries,
  was: User,
  { password_hash, isStrangers }: { password_hash: string; isStrangers: boolean },
): Promise<User> {
  const { id } = was;
  const [after] = await db
    .update(user)
    .set({
      password_hash,
      status: 0,
      activation_due_at: null,
      ...(isStrangers ? WITHOUT_TOTP : unconfirmedTotp(was)),
    })
    .where(eq(user.id, id))
    .returning();
  if (isStrangers) await deleteRecoveryCodes(db, id);

  await endSessionsOf(db, id, { because: 'password_changed' });
  await deleteDevices(db, id);
  await deletePasskeys(db, id);
  await deleteAttempts(db, loginSubject(was.email));
  await deleteCodeAttempts(db, id);
  await cancelChange(db, id);
  for (const purpose of ['activation', 'reset'] as const) await revokeCodes(db, id, purpose);
  return after as User;
}
