import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { note } from '../../platform/database/schema/bookkeeping';
import { user } from '../../platform/database/schema/users';
import type { ExportTo } from '../../platform/export/export-part';
import { ofEach } from '../../platform/export/portions';
import { momentCell, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { documentIds } from './document-ids';
import { TEXTS } from './texts';

/** What was asked and said about documents. */
export const exportNotes = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.notes,
    portions: ofEach(documentIds(to), (ids) =>
      to.db
        .select({ note, by: { name: user.name, last_name: user.last_name } })
        .from(note)
        .innerJoin(user, eq(user.id, note.user_id))
        .where(and(eq(note.relation_id, to.relation_id), inArray(note.booking_item_id, ids)))
        .orderBy(asc(note.booking_item_id), asc(note.id)),
    ),
    cells: ({ note: said, by }) => ({
      document: numberCell(said.booking_item_id),
      created_at: momentCell(said.created_at),
      by: textCell(fullName(by)),
      side: textCell(TEXTS.sides[said.side]),
      message: textCell(said.message),
      answered_at: momentCell(said.answered_at),
    }),
  });
