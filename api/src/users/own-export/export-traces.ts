import { asc, eq } from 'drizzle-orm';
import { address_change, mailed_code, shortcut } from '../../platform/database/schema/accounts';
import type { ExportTo, OfUser } from '../../platform/export/export-part';
import { atOnce } from '../../platform/export/portions';
import { momentCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

/** What a user asked for and chose: other addresses, e-mails with a link, what they pinned. */
export async function exportTraces({ db, user_id, write }: ExportTo<OfUser>): Promise<void> {
  await write({
    ...TEXTS.addresses,
    portions: atOnce(
      db
        .select()
        .from(address_change)
        .where(eq(address_change.user_id, user_id))
        .orderBy(asc(address_change.id)),
    ),
    cells: (change) => ({
      old: textCell(change.old_email),
      new: textCell(change.new_email),
      asked: momentCell(change.created_at),
      proven: momentCell(change.proven_at),
      ended: momentCell(change.ended_at),
    }),
  });
  await write({
    ...TEXTS.mails,
    portions: atOnce(
      db
        .select()
        .from(mailed_code)
        .where(eq(mailed_code.user_id, user_id))
        .orderBy(asc(mailed_code.id)),
    ),
    cells: (mail) => ({
      about: textCell(TEXTS.purposes[mail.purpose]),
      sent: momentCell(mail.created_at),
      until: momentCell(mail.expires_at),
      used: momentCell(mail.used_at),
    }),
  });
  await write({
    ...TEXTS.shortcuts,
    portions: atOnce(
      db.select().from(shortcut).where(eq(shortcut.user_id, user_id)).orderBy(asc(shortcut.id)),
    ),
    cells: (pinned) => ({
      title: textCell(pinned.title),
      kind: textCell(TEXTS.shortcutKinds[pinned.kind]),
      target: textCell(pinned.target),
      made: momentCell(pinned.created_at),
    }),
  });
}
