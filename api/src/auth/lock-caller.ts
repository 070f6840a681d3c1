import type { Queries } from '../platform/database/connect';
import { lockUser, type UserRow } from '../platform/database/lock-user';
import { unauthenticated } from '../platform/errors';
import type { Caller } from '../platform/http/caller';
import { hasEnded } from './end-sessions';

/**
 * Locks whoever is signed in, for a call that changes what guards their account. Password and code were asked before the
 * transaction: whoever was signed out since, as by a new password from the mail, changes nothing with the former one.
 *
 * @throws HttpError 401
 */
export async function lockCaller(
  db: Queries,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
): Promise<UserRow> {
  const own = await lockUser(db, user_id);
  // Once more: it may have been ended while the user was locked.
  if (await hasEnded(db, session_id)) throw unauthenticated();
  return own;
}
