import { today } from '@boekwerk/shared/domain/dates/dates';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, eq, gt } from 'drizzle-orm';
import { booking_import } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { storedFile } from '../../platform/export/stored-file';
import { safeName } from '../../platform/files/content-kind';
import { dateCell, momentCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

/** The sheets that were imported; of one that was refused nothing but that is kept. */
export const exportImports = ({ app, db, relation_id, write, add }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.imports,
    portions: byId((after, limit) =>
      db
        .select({
          id: booking_import.id,
          sheet: booking_import,
          file,
          by: { name: user.name, last_name: user.last_name },
        })
        .from(booking_import)
        .leftJoin(file, eq(file.id, booking_import.file_id))
        .innerJoin(user, eq(user.id, booking_import.user_id))
        .where(and(eq(booking_import.relation_id, relation_id), gt(booking_import.id, after)))
        .orderBy(asc(booking_import.id))
        .limit(limit),
    ),
    cells: ({ sheet, file: stored, by }) => {
      const { file_name, created_at } = sheet;
      const name = `${today(created_at)} ${safeName(file_name)}`;
      const of = { folder: TEXTS.folders.imports, name, at: created_at };
      return {
        file: textCell(stored ? add({ ...of, ...storedFile(app.store, stored) }) : ''),
        file_name: textCell(file_name),
        type: textCell(TEXTS.importTypes[sheet.type]),
        week: dateCell(sheet.week),
        status: textCell(TEXTS.importStatuses[sheet.status]),
        by: textCell(fullName(by)),
        created_at: momentCell(created_at),
      };
    },
  });
