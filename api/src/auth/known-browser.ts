import { and, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '../platform/config';
import { remembered_device } from '../platform/database/schema/accounts';
import { session } from '../platform/database/schema/sessions';
import type { OpenCall } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { hashToken } from '../platform/http/session-life';
import { browserBindingOf } from './binding';
import { isDeviceOf } from './devices';

type From = Pick<OpenCall, 'db' | 'request'>;

/**
 * Where somebody tries from to get into an account: a browser in which its owner was signed in before, which is counted
 * by itself, or else the client. So a stranger who tries and tries shuts out nobody but themselves.
 *
 * @param user_id 0 for an account that there is not; the same is asked of the database
 */
export async function sourceOf(
  config: Config,
  { db, request }: From,
  user_id: number,
): Promise<{ isKnown: boolean; source: string }> {
  const binding = browserBindingOf(config, request);
  const isKnown = await isKnownBrowser(config, { db, request }, user_id);
  const source = isKnown ? `browser ${hashToken(binding)}` : `client ${clientOf(request)}`;
  return { isKnown, source };
}

/** Whether a user was signed in before in the browser that calls. */
export async function isKnownBrowser(
  config: Config,
  { db, request }: From,
  user_id: number,
): Promise<boolean> {
  const wasSignedIn = and(
    eq(session.user_id, user_id),
    eq(session.binding_hash, hashToken(browserBindingOf(config, request))),
    eq(session.is_pending, false),
  );
  const isRemembered = and(
    isDeviceOf(config, request, user_id),
    gt(remembered_device.expires_at, sql`now()`),
  );
  const sessions = await db.$count(session, wasSignedIn);
  const devices = await db.$count(remembered_device, isRemembered);
  return sessions + devices > 0;
}
