import { setImmediate } from 'node:timers/promises';
import type {
  Existing,
  ImportField,
  ImportFinding,
  SheetColumn,
} from '@boekwerk/shared/contract/sheet-import';
import type { Spreadsheet } from '../spreadsheets/cell';
import { cellText } from './cell-text';
import { checkFile, checkHeader } from './check-file';
import { checkRow, type RowVerdict } from './check-row';
import { finding } from './findings';
import { findLayout, type Layout, sheetColumns } from './layout';
import { AT_A_TIME, matchRows } from './match-rows';
import type { LocatedMessage } from './read-row';
import { rowsBelow } from './spreadsheet-rows';
import type { Row, Stored, Subject } from './subject';
import { SHEET_TEXTS } from './texts';

/** What was chosen about a file. */
export type Choices = { columns?: string[] | undefined; existing: Existing };

/** What a file asks for, and what is wrong with it. */
export type Plan<R extends Row> = {
  created: R[];
  updated: { before: R; after: R }[];
  unchanged: number;
  skipped: number;
  refused: number;
  errors: ImportFinding[];
  warnings: ImportFinding[];
  notes: ImportFinding[];
  /** How many rows are about what is there already. */
  existing: number;
  missing: (ImportField & { message: string })[];
  sheetColumns: SheetColumn[];
  /** How the first rows were read, under the fields that they are read as. */
  columns: string[];
  preview: string[][];
};

const PREVIEW_ROWS = 10;

/**
 * Works out what importing a sheet comes to; stores nothing.
 *
 * @throws HttpError 422 at `columns` when what was chosen cannot be
 */
export async function planImport<R extends Row>(
  sheet: Spreadsheet,
  subject: Subject<R>,
  stored: Stored<R>,
  { columns, existing }: Choices,
): Promise<Plan<R>> {
  const layout = findLayout(sheet.cells, subject.columns, columns);
  const rows = layout ? rowsBelow(sheet.cells, layout.header) : [];
  const errors = checkFile(sheet, layout, rows, subject.texts);
  const shape = {
    sheetColumns: layout ? sheetColumns(sheet.cells, layout) : [],
    columns: layout?.places.map(({ column }) => column.header) ?? [],
  };
  if (!layout || errors.length > 0) return { ...NOTHING, ...shape, errors };

  const matches = await matchRows(rows, { layout, subject, stored, existing });
  const verdicts: RowVerdict<R>[] = [];
  for (const [index, match] of matches.entries()) {
    if (index % AT_A_TIME === 0) await setImmediate();
    verdicts.push(checkRow(match, { layout, subject }));
  }
  const missing = missingIn(verdicts, subject);
  return {
    ...shape,
    ...changesIn(verdicts),
    missing,
    errors: [
      ...missing.map(({ name, message }) =>
        finding(
          { row: layout.header, column: { header: name } },
          SHEET_TEXTS.missingColumn(name, message),
        ),
      ),
      ...found(verdicts, ({ errors }) => errors),
    ].sort(byPlace),
    warnings: [...checkHeader(layout), ...found(verdicts, ({ warnings }) => warnings)].sort(
      byPlace,
    ),
    // Of what stays as it is there is nothing to choose.
    notes: found(verdicts, ({ note, before, after }) =>
      note && !(before && before === after) ? [note] : [],
    ),
    existing: matches.filter(({ isThere }) => isThere).length,
    preview: verdicts.slice(0, PREVIEW_ROWS).map((verdict) => shown(verdict, layout)),
  };
}

const NOTHING = {
  ...{ created: [], updated: [], unchanged: 0, skipped: 0, refused: 0 },
  ...{ warnings: [], notes: [], existing: 0, missing: [], preview: [] },
};

/** As one reads a sheet: `AA2` stands behind `B2`. */
const byPlace = (a: ImportFinding, b: ImportFinding) =>
  a.row - b.row || a.cell.length - b.cell.length || a.cell.localeCompare(b.cell);

function changesIn<R extends Row>(verdicts: readonly RowVerdict<R>[]) {
  const created: R[] = [];
  const updated: Plan<R>['updated'] = [];
  let [unchanged, skipped, refused] = [0, 0, 0];
  for (const { before, after, isSkipped } of verdicts) {
    if (isSkipped) skipped += 1;
    else if (!after) refused += 1;
    else if (!before) created.push(after);
    else if (before === after) unchanged += 1;
    else updated.push({ before, after });
  }
  return { created, updated, unchanged, skipped, refused };
}

const found = <R extends Row>(
  verdicts: readonly RowVerdict<R>[],
  said: (verdict: RowVerdict<R>) => LocatedMessage[],
): ImportFinding[] =>
  verdicts.flatMap((verdict) => said(verdict).map(({ at, message }) => finding(at, message)));

/** Each field once. */
function missingIn<R extends Row>(verdicts: readonly RowVerdict<R>[], { columns }: Subject<R>) {
  const messages = new Map(
    verdicts.flatMap(({ missing }) => missing.map(({ field, message }) => [field, message])),
  );
  return [...messages].map(([field, message]) => ({
    field,
    name: columns.find((column) => column.field === field)?.header ?? '',
    message,
  }));
}

/** A row as it was read; what could not be read stands as it was. */
const shown = <R extends Row>({ row, read }: RowVerdict<R>, { places }: Layout<R>): string[] =>
  places.map(({ column, at }) => {
    const cell = cellText(row.cells[at], column);
    if (typeof cell !== 'string') return '';
    return column.field === 'id' || 'problem' in column.read(cell) ? cell : column.written(read);
  });
