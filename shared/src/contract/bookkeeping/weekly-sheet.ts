import * as v from 'valibot';
import { isDate } from '../../domain/dates/dates';
import { endpoint } from '../endpoint';

/** Something wrong with an imported sheet, by row (from 1) and cell (`C4`). */
export const WeeklySheetRemark = v.object({
  row: v.nullable(v.number()),
  cell: v.nullable(v.string()),
  message: v.string(),
});
export type WeeklySheetRemark = v.InferOutput<typeof WeeklySheetRemark>;

const MAX_WEEKLY_SHEET_BYTES = 10_485_760;

export const checkWeeklySheet = endpoint({
  summary: 'Read a weekly sheet and say which rows are known and what is wrong; stores nothing',
  method: 'POST',
  path: '/administrations/v1/import',
  isReadOnly: true,
  right: 'imports',
  upload: {
    field: 'file',
    max_files: 1,
    max_bytes: MAX_WEEKLY_SHEET_BYTES,
    kinds: ['xlsx', 'csv'],
    too_large: 'Bestand mag niet groter zijn dan 10 MB',
  },
  body: v.object({
    date: v.optional(
      v.pipe(
        v.string('Datum is verplicht'),
        v.nonEmpty('Datum is verplicht'),
        v.check((date) => date === '' || isDate(date), 'Datum is onjuist'),
      ),
      '',
    ),
  }),
  reply: v.object({
    /** The Monday of the week. */
    date: v.string(),
    rows: v.array(
      v.object({
        row: v.number(),
        name: v.string(),
        /** Which of the known rows it is. */
        kind: v.string(),
        /** Euro per day, Monday first. */
        days: v.array(v.number()),
        total: v.number(),
      }),
    ),
    errors: v.array(WeeklySheetRemark),
    warnings: v.array(WeeklySheetRemark),
  }),
});
