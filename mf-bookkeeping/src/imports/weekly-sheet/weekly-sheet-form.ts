import { checkWeeklySheet } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import * as v from 'valibot';
import { SheetFile } from '../sheet-file';

/** The call's own fields, and its file. */
export const WeeklySheetForm = v.object({ ...checkWeeklySheet.body.entries, file: SheetFile });
