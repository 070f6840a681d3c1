import { revokeInvitations } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { claimMailQuota } from '../mail-quota/claim-mail-quota';
import type { App } from '../platform/app';
import { conflict, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { lockCompanyUser } from './membership-store';
import { TEXTS } from './texts';
import { nameFor } from './to-company-user';

/**
 * Mails an invitation once more, good for 14 days from when it goes. Links of earlier e-mails stop at once.
 *
 * @throws HttpError 404 for a user of another company, 409 for who accepted already
 */
export async function resendInvitation(
  { config: { mailLimits: limits } }: Pick<App, 'config'>,
  { db, caller, queue, record }: Call,
  number: number,
): Promise<null> {
  const { relation_id } = caller;
  const invited = await lockCompanyUser(db, { relation_id, user_id: number });
  if (!invited) throw notFound(TEXTS.user);
  const { membership, user } = invited;
  if (membership.status === 0) throw conflict(TEXTS.notInvited);

  const { user_id } = caller;
  await claimMailQuota(db, { limits, relation_id, user_id, recipients: 1 });
  await revokeInvitations(db, membership.id);
  await queueAccountMail(queue, {
    kind: 'invitation',
    user_id: user.id,
    relation_user_id: membership.id,
    invited_by: caller.user_id,
  });
  const after = { state: 'invited again', email: user.email, name: nameFor(invited) };
  record({ entity: 'relation_user', id: membership.id, after });
  record({ entity: 'user', id: user.id, isAside: true });
  return null;
}
