import * as v from 'valibot';

const MB = 1024 * 1024;

/** Rows in one file. */
export const MAX_IMPORT_ROWS = 5_000;

/** Columns in one file. */
export const MAX_IMPORT_COLUMNS = 100;

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

/** A column of the file, and the field that it is read as; '' for one that is not read. */
export const SheetColumn = v.object({
  /** From 0, the place in `columns` of the call. */
  at: v.number(),
  /** What stands above it; may be ''. */
  name: v.string(),
  /** What stands in it in the first rows that say anything. */
  samples: v.array(v.string()),
  field: v.string(),
});
export type SheetColumn = v.InferOutput<typeof SheetColumn>;

/** A field that a column can be read as, by the name it has in the form. */
export const ImportField = v.object({ field: v.string(), name: v.string() });
export type ImportField = v.InferOutput<typeof ImportField>;

/** What a file comes to, or came to. Rows with an error are refused, and do not keep others from being stored. */
export const ImportReply = v.object({
  /** Rows that are, or would be, added; and changed because what is there is merged with them. */
  created: v.number(),
  updated: v.number(),
  /** Rows of what is there that say nothing else than that does. */
  unchanged: v.number(),
  /** Rows of what is there, when that is to be skipped. */
  skipped: v.number(),
  /** Rows with an error. */
  refused: v.number(),
  /** The first 200 of each, and how many there are. */
  errors: v.array(ImportFinding),
  errors_count: v.number(),
  warnings: v.array(ImportFinding),
  warnings_count: v.number(),
  /** What is recognised as being there already, or twice in the file, and what becomes of it; without rows that name a number. */
  existing: v.array(ImportFinding),
  alike_count: v.number(),
  /** How many rows are about what is there already, by whatever they are recognised. */
  existing_count: v.number(),
  /** Fields that new rows cannot do without and no column is read as, with what the form would say. */
  missing: v.array(v.object({ ...ImportField.entries, message: v.string() })),
  /** The columns of the file, and what they can be read as. */
  sheet_columns: v.array(SheetColumn),
  fields: v.array(ImportField),
  /** How the first rows were read, under the name of the field; to look whether all is where it belongs. */
  columns: v.array(v.string()),
  preview: v.array(v.array(v.string())),
});
export type ImportReply = v.InferOutput<typeof ImportReply>;

/** What becomes of rows about what is there already: it is merged with them, left as it is, or they are added all the same. */
const EXISTING = ['merge', 'skip', 'add'] as const;
export type Existing = (typeof EXISTING)[number];

/** A list as text, for it comes beside a file. */
const listInText = v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
  try {
    return JSON.parse(dataset.value);
  } catch {
    addIssue({ message: 'De kolommen zijn niet juist ingevuld' });
    return NEVER;
  }
});

/** What was chosen on the screen about a file. */
export const importChoices = {
  /** The field of each column of the file, '' for one that is not read; without it they go by what stands above them. */
  columns: v.optional(
    v.pipe(
      v.string(),
      listInText,
      v.array(v.pipe(v.string(), v.maxLength(40))),
      v.maxLength(MAX_IMPORT_COLUMNS),
    ),
  ),
  existing: v.optional(v.picklist(EXISTING)),
};

export const importUpload = {
  field: 'file',
  max_files: 1,
  max_bytes: 10 * MB,
  kinds: ['xlsx', 'xls', 'csv'],
  too_large: 'Bestand mag niet groter zijn dan 10 MB',
};

/** The content type of an Excel workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
