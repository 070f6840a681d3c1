import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';
import { listOf, listQuery } from '../lists';

const IMPORT_TYPES = ['weekly_sheet', 'vat'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

/** A weekly sheet is replaced when its week was imported anew, after its document was deleted. */
const IMPORT_STATUSES = ['imported', 'refused', 'replaced'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Something wrong with an imported sheet, by row (from 1) and cell (`C4`). */
export const ImportRemark = v.object({
  row: v.nullable(v.number()),
  cell: v.nullable(v.string()),
  message: v.string(),
});
export type ImportRemark = v.InferOutput<typeof ImportRemark>;

/** Rows of a sheet as they are shown there: the first ones, and those of which something is said. */
export const SheetView = v.array(v.object({ row: v.number(), cells: v.array(v.string()) }));
export type SheetView = v.InferOutput<typeof SheetView>;

const MAX_SHEET_BYTES = 10_485_760;

/** A sheet as it is handed in. */
export const sheetUpload = {
  field: 'file',
  max_files: 1,
  max_bytes: MAX_SHEET_BYTES,
  kinds: ['xlsx', 'xls', 'csv'],
  too_large: 'Bestand mag niet groter zijn dan 10 MB',
};

/** A sheet that was handed in to be imported. */
export const SheetImport = v.object({
  id: v.number(),
  type: v.picklist(IMPORT_TYPES),
  file_name: v.string(),
  /** The Monday of the week of a weekly sheet. */
  date: v.nullable(v.string()),
  created_at: v.string(),
  /** Name of whoever imported it. */
  user: v.string(),
  status: v.picklist(IMPORT_STATUSES),
  errors_count: v.number(),
  warnings_count: v.number(),
  /** How many documents it made that are not in the trash, and the first of them. */
  documents_count: v.number(),
  booking_item_id: v.nullable(v.number()),
});
export type SheetImport = v.InferOutput<typeof SheetImport>;

const IMPORT_TABS = ['all'] as const;

export const listImports = endpoint({
  summary: 'Sheets that were imported, or refused, the newest first',
  method: 'GET',
  path: '/administrations/v1/import',
  right: 'imports',
  query: v.object({
    ...listQuery,
    sort: v.optional(v.picklist(['created_at']), 'created_at'),
    type: v.optional(v.picklist(['', ...IMPORT_TYPES]), ''),
  }),
  reply: listOf(SheetImport, IMPORT_TABS),
});

export const getImportUrl = endpoint({
  summary: 'A link to a sheet as it was handed in, good for ten minutes',
  method: 'GET',
  path: '/administrations/v1/import/:id/temporary-url',
  right: 'imports',
  ids: { 'params.id': 'import' },
  params: idParams,
  reply: v.string(),
});
