import * as v from 'valibot';
import { endpoint, FileReply } from '../endpoint';
import { dateField } from '../fields';
import { XLSX } from '../sheet-import';
import { ImportRemark, SheetView, sheetUpload } from './imports';

const asked = {
  right: 'imports',
  upload: sheetUpload,
  /** Any day of the week. */
  body: v.object({ date: dateField('Datum is verplicht') }),
} as const;

/** What was read of a weekly sheet. */
const WeeklySheet = v.object({
  /** The Monday of the week. */
  date: v.string(),
  rows: v.array(
    v.object({
      row: v.number(),
      name: v.string(),
      /** Which of the known rows it is. */
      kind: v.string(),
      /** The ledger account that it names; '' for none. */
      code: v.string(),
      /** Euro per day, Monday first. */
      days: v.array(v.number()),
      total: v.number(),
    }),
  ),
  errors: v.array(ImportRemark),
  warnings: v.array(ImportRemark),
  sheet: SheetView,
});

export const checkWeeklySheet = endpoint({
  summary: 'Read a weekly sheet and say which rows are known and what is wrong; stores nothing',
  method: 'POST',
  path: '/administrations/v1/import/check',
  isReadOnly: true,
  ...asked,
  reply: v.object({
    ...WeeklySheet.entries,
    /** It can be imported: nothing is wrong, and its week is not there yet. */
    is_ready: v.boolean(),
  }),
});

export const importWeeklySheet = endpoint({
  summary:
    'Make the document of a week from its sheet, or with an error in the reply nothing; 409 when the week is there',
  method: 'POST',
  path: '/administrations/v1/import',
  ...asked,
  reply: v.object({
    ...WeeklySheet.entries,
    /** The document that was made. */
    booking_item_id: v.nullable(v.number()),
  }),
});

export const weeklySheetTemplate = endpoint({
  summary: 'An Excel file with the rows and columns of a weekly sheet',
  method: 'GET',
  path: '/administrations/v1/import/template.xlsx',
  right: 'imports',
  produces: XLSX,
  reply: FileReply,
});
