import { asc, eq } from 'drizzle-orm';
import { deviceName } from '../../auth/device-name';
import { passkeysOf } from '../../auth/passkeys/passkey-rows';
import { remembered_device } from '../../platform/database/schema/accounts';
import { relation } from '../../platform/database/schema/relations';
import { session } from '../../platform/database/schema/sessions';
import type { ExportTo, OfUser } from '../../platform/export/export-part';
import { atOnce } from '../../platform/export/portions';
import { momentCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

/** Where and when a user signed in, and what helps them to. A few hundred rows at most: sessions are kept for months. */
export async function exportSignIns({ db, user_id, write }: ExportTo<OfUser>): Promise<void> {
  await write({
    ...TEXTS.sessions,
    portions: atOnce(
      db
        .select({ session, company: relation.name })
        .from(session)
        .innerJoin(relation, eq(relation.id, session.relation_id))
        .where(eq(session.user_id, user_id))
        .orderBy(asc(session.created_at), asc(session.id)),
    ),
    cells: ({ session: open, company }) => ({
      device: textCell(deviceName(open.user_agent)),
      browser: textCell(open.user_agent),
      network: textCell(open.network),
      company: textCell(company),
      since: momentCell(open.created_at),
      last_used: momentCell(open.last_used_at),
      ended: momentCell(open.ended_at),
    }),
  });
  await write({
    ...TEXTS.devices,
    portions: atOnce(
      db
        .select()
        .from(remembered_device)
        .where(eq(remembered_device.user_id, user_id))
        .orderBy(asc(remembered_device.id)),
    ),
    cells: (device) => ({
      device: textCell(deviceName(device.user_agent)),
      since: momentCell(device.created_at),
      last_used: momentCell(device.last_used_at),
      until: momentCell(device.expires_at),
    }),
  });
  await write({
    ...TEXTS.passkeys,
    portions: atOnce(passkeysOf(db, user_id)),
    cells: (passkey) => ({
      name: textCell(passkey.name),
      made: momentCell(passkey.created_at),
      last_used: momentCell(passkey.last_used_at),
    }),
  });
}
