import { queueAccountMail } from '../account-mail/queue-account-mail';
import { lockUser } from '../platform/database/lock-user';
import { limitAttempts } from '../platform/http/attempts';
import type { Call, Preparation } from '../platform/http/call';

const PER_USER = { tries: 5, minutes: 60 };

/** @throws HttpError 429 */
export const countActivation = ({ db, caller }: Preparation<Call>): Promise<void> =>
  limitAttempts(db, `activation user ${caller.user_id}`, PER_USER);

/** Mails the link that proves the own address once more. */
export async function resendActivation({ db, caller, queue, record }: Call): Promise<null> {
  const { id, activation_due_at } = await lockUser(db, caller.user_id);
  if (activation_due_at !== null)
    await queueAccountMail(queue, { kind: 'activation', user_id: id });
  record({ entity: 'user', id, after: { state: 'activation was asked for again' } });
  return null;
}
