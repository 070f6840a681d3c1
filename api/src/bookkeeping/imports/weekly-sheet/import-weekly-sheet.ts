import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { weekName } from '@boekwerk/shared/domain/dates/iso-week';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { conflict } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { insertDocuments } from '../insert-documents';
import { keepImport } from '../keep-import';
import type { DrawnPaper } from '../papers/draw-papers';
import { remark } from '../remark';
import { sheetView } from '../sheet-view';
import { findImportOfWeek, lockImports, replaceImport } from '../store';
import { bookingOfWeek } from './booking-of-week';
import { debtorOfWeek } from './debtor-of-week';
import { findWeekAccounts } from './find-week-accounts';
import type { ReadSheet } from './read-weekly-sheet';
import { WEEKLY_SHEET_TEXTS as TEXTS } from './texts';
import { findLatestWeek } from './week-store';

/**
 * Makes the document of a week, ready to be booked, with the sheet as it was read; the sheet itself is kept with the
 * import. With an error nothing is made.
 *
 * @throws HttpError 409 when there is a document of that week that is not in the trash
 */
export async function importWeeklySheet(call: Call, sheet: ReadSheet, paper: DrawnPaper | null) {
  const { db, caller, files, record } = call;
  const { relation_id, user_id } = caller;
  const { date, file, cells, check } = sheet;
  await lockImports(db, relation_id);
  const there = await findImportOfWeek(db, relation_id, date);
  if (there?.has_document) throw conflict(TEXTS.there(date, today(there.created_at)));

  const of = { type: 'weekly_sheet', week: date, file } as const;
  const refused = async (errors: typeof check.errors) => {
    await keepImport(call, { ...of, ...check, errors });
    const view = sheetView(cells, [...errors, ...check.warnings]);
    return { date, ...check, errors, booking_item_id: null, sheet: view };
  };
  if (paper === null) return refused(check.errors);
  const latest = await findLatestWeek(db, relation_id);
  const found = { relation_id, rows: check.rows, latest };
  const known = await findWeekAccounts(db, { ...found, debtor_id: latest?.debtor_id ?? null });
  if (bookingOfWeek(check.rows, date, known).amount === 0)
    return refused([remark(null, null, TEXTS.noTotal)]);

  const debtor_id = latest?.debtor_id ?? (await debtorOfWeek(call));
  const accounts = await findWeekAccounts(db, { ...found, debtor_id });
  const { warnings, ...booking } = bookingOfWeek(check.rows, date, accounts);
  const remarks = { errors: [], warnings: [...check.warnings, ...warnings] };
  if (there) await replaceImport(db, there);
  const kept = await keepImport(call, { ...of, ...remarks });
  const file_name = TEXTS.fileName(date);
  const content_type = 'application/pdf';
  const stored = await files.put({ relation_id, name: file_name, content_type, source: paper });
  const document = {
    ...{ relation_id, import_id: kept.id, file_id: stored.id, file_name },
    amount_pages: paper.pages,
    ...{ uploaded_by: user_id, tag: 'VRK' as const, tagged_by: user_id, tagged_date: new Date() },
    status: DocumentStatus.toBook,
    supplier_relation_id: debtor_id,
    invoice_number: weekName(date),
    // The last day of the week.
    date: addDays(date, 6),
    description: TEXTS.sheet(date),
    ...booking,
  };
  const [id = null] = await insertDocuments(db, [document]);
  if (id !== null) record({ entity: 'booking_item', id, after: document });
  const view = sheetView(cells, remarks.warnings);
  return { date, rows: check.rows, ...remarks, booking_item_id: id, sheet: view };
}
