import type { Security } from '@boekwerk/shared/contract/security';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { deviceName } from '../auth/device-name';
import { passkeysOf } from '../auth/passkeys/passkey-rows';
import { relyingPartyOf } from '../auth/passkeys/relying-party';
import { countRecoveryCodes } from '../auth/recovery-codes';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { remembered_device } from '../platform/database/schema/accounts';
import { relation } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { user } from '../platform/database/schema/users';
import { notFound } from '../platform/errors';
import { isLive } from '../platform/http/authenticate';
import type { Call, Unsent } from '../platform/http/call';
import { TEXTS } from './texts';

/** What guards the account of whoever is signed in, and where it is in use; the latest used first. */
export async function getSecurity(
  { config }: Pick<App, 'config'>,
  { db, caller: { user_id, session_id } }: Pick<Call, 'db' | 'caller'>,
): Promise<Unsent<Security>> {
  const [found] = await db.select().from(user).where(eq(user.id, user_id));
  if (!found) throw notFound(TEXTS.user);
  const is_enabled = found.totp_confirmed_at !== null;
  const two_factor = {
    mode: config.twoFactor,
    is_enabled,
    recovery_codes_left: is_enabled ? await countRecoveryCodes(db, user_id) : 0,
  };
  const [devices, sessions] = [await devicesOf(db, user_id), await sessionsOf(db, user_id)];
  const passkeys = {
    address: relyingPartyOf(config)?.origin ?? null,
    rows: await passkeysOf(db, user_id),
  };
  return {
    two_factor,
    passkeys,
    devices: devices.map((device) => ({ ...device, name: deviceName(device.user_agent) })),
    sessions: sessions.map(({ user_agent, ...open }) => ({
      ...open,
      name: deviceName(user_agent),
      is_current: open.id === session_id,
    })),
  };
}

const devicesOf = (db: Queries, user_id: number) =>
  db
    .select()
    .from(remembered_device)
    .where(
      and(eq(remembered_device.user_id, user_id), gt(remembered_device.expires_at, sql`now()`)),
    )
    .orderBy(desc(remembered_device.last_used_at), desc(remembered_device.id));

function sessionsOf(db: Queries, user_id: number) {
  const { id, user_agent, network, created_at, last_used_at } = session;
  return db
    .select({ id, user_agent, network, created_at, last_used_at, relation_name: relation.name })
    .from(session)
    .innerJoin(relation, eq(relation.id, session.relation_id))
    .where(and(eq(session.user_id, user_id), isLive()))
    .orderBy(desc(last_used_at), desc(created_at));
}
