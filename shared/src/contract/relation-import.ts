import * as v from 'valibot';
import { relationState } from './customers';
import { endpoint, FileReply } from './endpoint';

const MB = 1024 * 1024;

/** Relations in one file. */
export const MAX_IMPORT_ROWS = 5_000;

/** What is wrong with, or noticed about, a cell of the file. */
export const ImportFinding = v.object({
  /** Row of the sheet, the header being 1; 0 for the file as a whole. */
  row: v.number(),
  /** The cell, as `C12`; '' for the row as a whole. */
  cell: v.string(),
  /** The header above it; '' for the row as a whole. */
  column: v.string(),
  message: v.string(),
});
export type ImportFinding = v.InferOutput<typeof ImportFinding>;

/** What a file of relations comes to. With an error nothing is stored. */
export const ImportReply = v.object({
  /** Rows that are, or would be, added; changed; and left as they are because nothing differs. */
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  /** The first 200 of each, and how many there are. */
  errors: v.array(ImportFinding),
  errors_count: v.number(),
  warnings: v.array(ImportFinding),
  warnings_count: v.number(),
  /** New rows that look like a relation that is there, or twice in the file; importing them asks for `accept_alike`. */
  alike_count: v.number(),
  /** How the first rows were read, under the header that was recognised; to look whether all is where it belongs. */
  columns: v.array(v.string()),
  preview: v.array(v.array(v.string())),
});
export type ImportReply = v.InferOutput<typeof ImportReply>;

const upload = {
  field: 'file',
  max_files: 1,
  max_bytes: 10 * MB,
  kinds: ['xlsx', 'xls', 'csv'],
  too_large: 'Bestand mag niet groter zijn dan 10 MB',
};

export const checkRelationImport = endpoint({
  summary: 'What importing a CSV or Excel file of relations would do; stores nothing',
  method: 'POST',
  path: '/relations/v1/clients/import/check',
  right: 'addRelations',
  isReadOnly: true,
  upload,
  reply: ImportReply,
});

export const importRelations = endpoint({
  summary:
    'Add and change relations from a CSV or Excel file: all of them, or with an error in the reply none; 409 when some look like others and that is not accepted',
  method: 'POST',
  path: '/relations/v1/clients/import',
  right: 'addRelations',
  body: v.object({ accept_alike: v.optional(v.picklist(['true', 'false']), 'false') }),
  upload,
  reply: ImportReply,
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportAs = (kind: 'csv' | 'xlsx', produces: string) =>
  endpoint({
    summary: `The relations that fit a search as ${kind}, with the columns that an import reads`,
    method: 'GET',
    path: `/relations/v1/clients/export.${kind}`,
    right: 'editRelations',
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
      state: relationState,
    }),
    produces,
    reply: FileReply,
  });

export const exportRelationsCsv = exportAs('csv', 'text/csv');
export const exportRelationsXlsx = exportAs('xlsx', XLSX);

export const relationImportTemplate = endpoint({
  summary: 'An Excel file with the columns of an import, and an example',
  method: 'GET',
  path: '/relations/v1/clients/import/template.xlsx',
  right: 'addRelations',
  produces: XLSX,
  reply: FileReply,
});
