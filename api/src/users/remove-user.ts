import { revokeInvitations } from '../account-mail/mailed-codes';
import { notifyOwners } from '../account-mail/notify-owners';
import { endSessionsIn, hasEnded } from '../auth/end-sessions';
import { conflict, notFound, unauthenticated } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { lockCompany } from '../relations/company/lock-company';
import type { OfCompany } from './company-rights';
import {
  countOtherOwners,
  deleteMembership,
  lockCompanyUser,
  makeOldestDefault,
} from './membership-store';
import { NOTIFICATION_TEXTS, TEXTS } from './texts';
import { nameFor } from './to-company-user';

/**
 * Takes somebody out of the own company or firm, or withdraws their invitation. What they had open there is over with
 * the next call; who they are, and what they did, stays.
 *
 * @throws HttpError 404 for another company and its users, 409 for oneself and for the last owner, 401 for who was
 * taken out meanwhile
 */
export async function removeUser(call: Call, { id, userId }: OfCompany) {
  const { db, caller, record } = call;
  if (id !== caller.relation_id) throw notFound(TEXTS.relation);
  if (userId === caller.user_id) throw conflict(TEXTS.notYourself);
  await lockCompany(db, id);
  if (await hasEnded(db, caller.session_id)) throw unauthenticated({ reason: 'access_withdrawn' });
  const of = { relation_id: id, user_id: userId };
  const removed = await lockCompanyUser(db, of);
  if (!removed) throw notFound(TEXTS.user);
  if (removed.is_owner && (await countOtherOwners(db, of)) === 0) throw conflict(TEXTS.lastOwner);

  const { membership, user } = removed;
  await revokeInvitations(db, membership.id);
  await deleteMembership(db, membership);
  const gone = { relation_id: id, user_id: user.id };
  await endSessionsIn(db, { ...gone, because: 'access_withdrawn' });
  if (membership.is_default) await makeOldestDefault(db, user.id);
  const name = nameFor(removed);
  await notifyOwners(call, id, [NOTIFICATION_TEXTS.removed(name, user.email)]);
  record({
    entity: 'relation_user',
    id: membership.id,
    before: { ...membership, email: user.email, name },
  });
  record({ entity: 'user', id: user.id, isAside: true });
  return null;
}
