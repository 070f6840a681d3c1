import type { OwnUser } from '@boekwerk/shared/contract/users';
import { pendingChangeOf } from '../auth/address-change';
import { requiresTwoFactor } from '../auth/pending-two-factor';
import type { App } from '../platform/app';
import type { UserRow } from '../platform/database/lock-user';
import type { Call, Unsent } from '../platform/http/call';
import { toUser } from './to-user';

/** A user as they themselves see it, with the address that they will have once it is proven. */
export async function toOwnUser(
  app: Pick<App, 'config'>,
  { db, files }: Pick<Call, 'db' | 'files'>,
  user: UserRow,
): Promise<Unsent<OwnUser>> {
  return {
    ...toUser(user, files),
    is_activated: user.activation_due_at === null,
    new_email: (await pendingChangeOf(db, user.id))?.new_email ?? null,
    has_second_step: requiresTwoFactor(app, user),
    question_mails: user.question_mails,
    mail_copies: user.mail_copies,
    deletion_due_on: user.deletion_due_on,
  };
}
