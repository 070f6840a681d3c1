import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../../../platform/http/call';
import { remark } from '../remark';
import { sheetView } from '../sheet-view';
import { findImportOfWeek } from '../store';
import { bookingOfWeek } from './booking-of-week';
import { findWeekAccounts } from './find-week-accounts';
import type { ReadSheet } from './read-weekly-sheet';
import { WEEKLY_SHEET_TEXTS as TEXTS } from './texts';
import { findLatestWeek } from './week-store';

/** What is wrong with a sheet that was read, and whether its week can be imported; keeps nothing. */
export async function checkWeeklySheet(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { date, cells, check }: ReadSheet,
) {
  const { relation_id } = caller;
  const { rows } = check;
  const latest = await findLatestWeek(db, relation_id);
  const debtor_id = latest?.debtor_id ?? null;
  const accounts = await findWeekAccounts(db, { relation_id, rows, latest, debtor_id });
  const { warnings, amount } = bookingOfWeek(rows, date, accounts);
  const errors = [...check.errors];
  if (errors.length === 0 && amount === 0) errors.push(remark(null, null, TEXTS.noTotal));
  const there = await findImportOfWeek(db, relation_id, date);
  const taken = there?.has_document
    ? [remark(null, null, TEXTS.there(date, today(there.created_at)))]
    : [];
  const told = [...taken, ...check.warnings, ...warnings];
  return {
    ...{ date, rows, errors, warnings: told },
    sheet: sheetView(cells, [...errors, ...told]),
    is_ready: errors.length === 0 && taken.length === 0,
  };
}
