import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Config } from '../platform/config';
import type { Queries } from '../platform/database/connect';
import { remembered_device } from '../platform/database/schema/accounts';
import type { OpenCall } from '../platform/http/call';
import { hashToken } from '../platform/http/session-life';
import { readCookie, setCookie } from './cookies';
import { userAgentOf } from './user-agent';

const NAME = 'bw_dev';
const DAYS = 30;
/** More than share one browser. */
const MOST_USERS = 10;

/** The values that a browser is known by, one for each user who had it remembered. */
const valuesOf = (config: Config, request: OpenCall['request']): string[] =>
  readCookie(config, request, NAME).split('.', MOST_USERS);

const isOneOf = (values: readonly string[]) =>
  inArray(remembered_device.token_hash, values.map(hashToken));

/** Which rows are of a user in this browser. */
export const isDeviceOf = (config: Config, request: OpenCall['request'], user_id: number) =>
  and(eq(remembered_device.user_id, user_id), isOneOf(valuesOf(config, request)));

/** Whether this user has asked this browser to be remembered. */
export async function isRemembered(
  config: Config,
  { db, request }: Pick<OpenCall, 'db' | 'request'>,
  user_id: number,
): Promise<boolean> {
  const used = await db
    .update(remembered_device)
    .set({ last_used_at: new Date() })
    .where(and(isDeviceOf(config, request, user_id), gt(remembered_device.expires_at, new Date())))
    .returning({ id: remembered_device.id });
  return used.length > 0;
}

/** Lets this browser skip the second factor of this user, and of nobody else. */
export async function rememberDevice(
  config: Config,
  { db, request, reply }: Pick<OpenCall, 'db' | 'request' | 'reply'>,
  user_id: number,
): Promise<void> {
  await db.delete(remembered_device).where(isDeviceOf(config, request, user_id));
  const values = valuesOf(config, request);
  const others = await db
    .select({ hash: remembered_device.token_hash })
    .from(remembered_device)
    .where(isOneOf(values));
  const isOthers = (value: string) => others.some(({ hash }) => hash === hashToken(value));
  const own = randomBytes(32).toString('base64url');
  await db.insert(remembered_device).values({
    user_id,
    token_hash: hashToken(own),
    user_agent: userAgentOf(request),
    expires_at: sql`now() + make_interval(days => ${DAYS})`,
  });
  const value = [own, ...values.filter(isOthers)].join('.');
  setCookie(config, reply, { name: NAME, value, seconds: DAYS * 86_400 });
}

/** Asks every browser of a user for the second factor again. */
export async function deleteDevices(db: Queries, user_id: number): Promise<void> {
  await db.delete(remembered_device).where(eq(remembered_device.user_id, user_id));
}

export async function deleteOldDevices(db: Queries): Promise<void> {
  await db.delete(remembered_device).where(lt(remembered_device.expires_at, sql`now()`));
}
