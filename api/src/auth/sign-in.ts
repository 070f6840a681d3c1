import type { SignedIn } from '@boekwerk/shared/contract/auth';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { relation, relation_user } from '../platform/database/schema/relations';
import { HttpError } from '../platform/errors';
import type { OpenCall } from '../platform/http/call';
import { hashToken } from '../platform/http/session-life';
import { bindBrowser } from './binding';
import { isKnownBrowser } from './known-browser';
import { networkOf } from './network-of';
import { notifyOfNewBrowser } from './notify-of-new-browser';
import { NO_TWO_FACTOR, pendingTwoFactor } from './pending-two-factor';
import { openSession } from './store';
import { TEXTS } from './texts';
import { toToken } from './to-token';
import { newToken } from './tokens';
import { userAgentOf } from './user-agent';

/**
 * Signs a user in who has proven who they are: binds the browser, and opens a session in one company of theirs, the
 * default one when none is named. Where a second factor is due the token is good for that step alone; a passkey is both
 * factors by itself. Who signs in from a
 * browser that is new to them gets an e-mail, but for a newcomer, to whom every browser is.
 *
 * @throws HttpError 403 when the user works nowhere (any more)
 */
export async function signIn(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  given: { user_id: number; relation_id?: number; isNewcomer?: boolean; passkey_id?: number },
): Promise<SignedIn> {
  const { db, record, request, reply } = call;
  const role = await findRole(db, given);
  if (!role) throw new HttpError(403, TEXTS.noMembership);

  const { user_id, relation_id } = role;
  const { passkey_id } = given;
  const qr_code_url =
    passkey_id === undefined ? await pendingTwoFactor(app, call, user_id) : NO_TWO_FACTOR;
  const is_pending = qr_code_url !== NO_TWO_FACTOR;
  const isKnown = given.isNewcomer || (await isKnownBrowser(app.config, call, user_id));
  const binding_hash = hashToken(bindBrowser(app.config, request, reply));
  const id = crypto.randomUUID();
  const token = newToken(id);
  const from = { user_agent: userAgentOf(request), network: networkOf(request) };
  const made = { id, user_id, relation_id, is_pending, binding_hash, ...from };
  const { expires_in } = await openSession(db, made, token);
  if (!is_pending && !isKnown) await notifyOfNewBrowser(call, user_id);
  const state = is_pending ? 'waits for the second factor' : 'opened';
  record({ entity: 'session', after: { state, passkey_id }, by: { user_id, relation_id } });
  return {
    token: toToken({ relation_id, origin_relation_id: null, role }, { token, expires_in }),
    qr_code_url,
  };
}

/** Where somebody comes in: the company that is asked for, or their default one; nowhere when they work nowhere. */
export async function findRole(
  db: Queries,
  { user_id, relation_id }: { user_id: number; relation_id?: number },
) {
  const [found] = await db
    .select()
    .from(relation_user)
    .innerJoin(relation, and(eq(relation.id, relation_user.relation_id), eq(relation.active, 1)))
    .where(
      and(
        eq(relation_user.user_id, user_id),
        eq(relation_user.status, 0),
        relation_id === undefined ? undefined : eq(relation_user.relation_id, relation_id),
      ),
    )
    .orderBy(desc(relation_user.is_default), asc(relation_user.id))
    .limit(1);
  return found?.relation_user;
}
