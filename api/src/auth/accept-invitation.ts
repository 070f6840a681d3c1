import type { acceptInvitation as contract, SignedIn } from '@boekwerk/shared/contract/auth';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import { findCode, findUsedCode, type MailedCode, redeemCode } from '../account-mail/mailed-codes';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { lockUser } from '../platform/database/lock-user';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { conflict, type HttpError, invalid, refused } from '../platform/errors';
import type { OpenCall, Preparation } from '../platform/http/call';
import { claimAccount } from './claim-account';
import { endSessionsIn } from './end-sessions';
import { hashByCode } from './password-by-code';
import { signIn } from './sign-in';
import { TEXTS } from './texts';
import { isTwoFactorUntrusted, isUnproven } from './unproven';

type Form = CheckedInputOf<typeof contract>['body'];

/**
 * What comes before the transaction of accepting.
 *
 * @returns the hash of the password, when the invited user needs one
 * @throws HttpError 400 for a code that is wrong, expired or withdrawn, 409 for one that was accepted, 422 at `password`
 * when one is needed, 429
 */
export async function prepareAcceptance(
  { db }: Preparation<OpenCall>,
  { code, password }: Form,
): Promise<string | null> {
  const found = await findCode(db, 'invitation', code);
  if (!found) throw await whyGone(db, code);
  const invitation = await invitationOf(db, found);
  if (!isUnproven(invitation.user)) return null;
  if (!password) throw invalid({ password: TEXTS.passwordRequired });
  return hashByCode(db, found, password);
}

/**
 * Joins the company that invited, and signs in there. Who has no account yet, or one whose address was
 * never proven, starts with the password that came along: nobody else can have made the account ready for them.
 *
 * @throws HttpError 400 for a code that is wrong, expired, used or withdrawn
 */
export async function acceptInvitation(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  { code, password_hash }: { code: string; password_hash: string | null },
): Promise<SignedIn> {
  const { db, record } = call;
  // The user before the code, as who withdraws an invitation and who mails it anew.
  const { user } = await invitationOf(db, await findCode(db, 'invitation', code));
  await lockUser(db, user.id);
  const invitation = await invitationOf(db, await redeemCode(db, 'invitation', code));
  const { user_id, relation_id } = invitation.membership;
  const by = { user_id, relation_id };

  if (isUnproven(invitation.user)) {
    if (password_hash === null) throw invalid({ password: TEXTS.passwordRequired });
    const after = await claimAccount(db, invitation.user, {
      password_hash,
      isStrangers: isTwoFactorUntrusted(invitation.user),
    });
    record({ entity: 'user', id: user_id, before: invitation.user, after, by });
    if (invitation.user.status === 1) await callAs(db, user_id, invitation.membership);
  }
  const isFirst = (await db.$count(relation_user, isWorkingPlaceOf(user_id))) === 0;
  const [after] = await db
    .update(relation_user)
    .set({ status: 0, ...(isFirst ? { is_default: true } : {}) })
    .where(eq(relation_user.id, invitation.membership.id))
    .returning();
  record({ entity: 'relation_user', id: after?.id, before: invitation.membership, after, by });
  // Of an earlier time in this company nothing goes on.
  await endSessionsIn(db, { user_id, relation_id, because: 'signed_out' });
  const isNewcomer = isUnproven(invitation.user);
  return signIn(app, call, { user_id, relation_id, isNewcomer });
}

/** Of several who invited somebody, the one whose invitation they accept first says what they are called. */
const callAs = (
  db: Queries,
  user_id: number,
  { invited_name: name, invited_last_name: last_name }: typeof relation_user.$inferSelect,
) => (name === '' ? null : db.update(user).set({ name, last_name }).where(eq(user.id, user_id)));

/** @throws HttpError 400 without a code, or when the membership is no longer offered */
async function invitationOf(db: Queries, code: MailedCode | undefined) {
  const [found] = await db
    .select({ user, membership: relation_user })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .where(and(eq(relation_user.id, code?.relation_user_id ?? 0), eq(relation_user.status, 1)));
  if (!found) throw refused(TEXTS.linkGone);
  return found;
}

/** Whoever opens the link of an invitation again hears that it was accepted. @returns HttpError 409, or 400 for any other */
async function whyGone(db: Queries, code: string): Promise<HttpError> {
  const used = await findUsedCode(db, ['invitation'], code);
  const isAccepted = and(
    eq(relation_user.id, used?.relation_user_id ?? 0),
    eq(relation_user.status, 0),
  );
  const accepted = await db.$count(relation_user, isAccepted);
  return accepted > 0 ? conflict(TEXTS.alreadyAccepted) : refused(TEXTS.linkGone);
}

const isWorkingPlaceOf = (user_id: number) =>
  and(eq(relation_user.user_id, user_id), eq(relation_user.status, 0));
