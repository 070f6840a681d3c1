import { eq } from 'drizzle-orm';
import { file } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import type { ExportTo, OfUser } from '../../platform/export/export-part';
import { atOnce } from '../../platform/export/portions';
import { storedFile } from '../../platform/export/stored-file';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { dateCell, momentCell, textCell } from '../../platform/spreadsheets/csv';
import { exportPlaces } from './export-places';
import { exportSignIns } from './export-sign-ins';
import { exportTraces } from './export-traces';
import { TEXTS } from './texts';

/** What is kept of a user as a person: who they are, where they sign in, where they work. */
export async function exportAccount(to: ExportTo<OfUser>): Promise<void> {
  await exportProfile(to);
  await exportTraces(to);
  await exportSignIns(to);
  await exportPlaces(to);
}

async function exportProfile({ app, db, user_id, write, add }: ExportTo<OfUser>) {
  const found = await db.select().from(user).where(eq(user.id, user_id));
  await write({
    ...TEXTS.profile,
    portions: atOnce(Promise.resolve(found)),
    cells: (own) => ({
      name: textCell(own.name),
      last_name: textCell(own.last_name),
      email: textCell(own.email),
      role: textCell(TEXTS.roles[own.role]),
      made: momentCell(own.created_at),
      changed: momentCell(own.updated_at),
      proven: yesNoCell(own.activation_due_at === null),
      two_factor: momentCell(own.totp_confirmed_at),
      question_mails: yesNoCell(own.question_mails),
      mail_copies: yesNoCell(own.mail_copies),
      deletion_due_on: dateCell(own.deletion_due_on),
    }),
  });
  const avatar = found[0]?.avatar_file_id;
  const [photo] = avatar ? await db.select().from(file).where(eq(file.id, avatar)) : [];
  if (photo) add({ ...TEXTS.photo, at: photo.created_at, ...storedFile(app.store, photo) });
}
