import { setImmediate } from 'node:timers/promises';
import type { ImportFinding } from '@boekwerk/shared/contract/relation-import';
import type { Spreadsheet } from '../platform/spreadsheets/cell';
import { type FindAlike, likenessesIn } from './alike';
import { cellText } from './cell-text';
import { checkFile, checkHeader } from './check-file';
import { checkRow, type RowVerdict } from './check-row';
import { finding } from './findings';
import { findLayout, type Layout } from './layout';
import type { Party } from './party';
import { numberIn } from './read-row';
import type { Rules } from './rules';
import { rowsBelow, type SpreadsheetRow } from './spreadsheet-rows';

/** What a file asks for, and what is wrong with it. */
export type Plan = {
  created: Party[];
  updated: { before: Party; after: Party }[];
  unchanged: number;
  errors: ImportFinding[];
  warnings: ImportFinding[];
  /** How many of the new ones look like another. */
  alike: number;
  /** How the first rows were read, under the headers that were recognised. */
  columns: string[];
  preview: string[][];
};

/** What is stored already, of the caller's own. */
export type Stored = {
  find: (ids: number[]) => Promise<Party[]>;
  findAlike: FindAlike;
};

const PREVIEW_ROWS = 10;
/** Rows that are checked before others get their turn. */
const AT_A_TIME = 250;

/** Works out what importing a sheet comes to; stores nothing. */
export async function planImport(sheet: Spreadsheet, rules: Rules, stored: Stored): Promise<Plan> {
  const layout = findLayout(sheet.cells, rules.columns);
  const rows = layout ? rowsBelow(sheet.cells, layout.header) : [];
  const errors = checkFile(sheet, layout, rows);
  if (!layout || errors.length > 0) return { ...NOTHING, columns: columnsOf(layout), errors };

  const verdicts = await checkRows(rows, { layout, rules, stored });
  const likenesses = await likenessesIn(verdicts, layout, stored.findAlike);
  const warnings = [
    ...layout.unknown.map((place) => checkHeader(layout, place)),
    ...verdicts.flatMap((verdict) =>
      verdict.warnings.map(({ at, message }) => finding(at, message)),
    ),
    ...likenesses,
  ];
  return {
    ...changesIn(verdicts),
    errors: [...missingColumns(verdicts, layout), ...errorsIn(verdicts)].sort(byPlace),
    warnings: warnings.sort(byPlace),
    alike: likenesses.length,
    columns: columnsOf(layout),
    preview: verdicts.slice(0, PREVIEW_ROWS).map((verdict) => shown(verdict, layout)),
  };
}

const NOTHING = { created: [], updated: [], unchanged: 0, warnings: [], alike: 0, preview: [] };

const columnsOf = (layout: Layout | null) =>
  layout?.places.map(({ column }) => column.header) ?? [];

/** As one reads a sheet: `AA2` stands behind `B2`. */
const byPlace = (a: ImportFinding, b: ImportFinding) =>
  a.row - b.row || a.cell.length - b.cell.length || a.cell.localeCompare(b.cell);

type Context = { layout: Layout; rules: Rules; stored: Stored };

async function checkRows(rows: readonly SpreadsheetRow[], { layout, rules, stored }: Context) {
  const known = await knownIn(rows, layout, stored);
  const seen = new Map<number, number>();
  const verdicts: RowVerdict[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_A_TIME === 0) await setImmediate();
    verdicts.push(checkRow(row, { layout, rules, known, seen }));
  }
  return verdicts;
}

/** The relations that the rows name by number. */
async function knownIn(rows: readonly SpreadsheetRow[], layout: Layout, stored: Stored) {
  const ids = rows.map((row) => numberIn(row, layout).id ?? 0).filter((id) => id > 0);
  const found = ids.length > 0 ? await stored.find([...new Set(ids)]) : [];
  return new Map(found.map((party) => [party.id, party]));
}

function changesIn(verdicts: readonly RowVerdict[]) {
  const created: Party[] = [];
  const updated: Plan['updated'] = [];
  let unchanged = 0;
  for (const { before, after } of verdicts) {
    if (!after) continue;
    if (!before) created.push(after);
    else if (before === after) unchanged += 1;
    else updated.push({ before, after });
  }
  return { created, updated, unchanged };
}

const errorsIn = (verdicts: readonly RowVerdict[]) =>
  verdicts.flatMap(({ errors }) => errors.map(({ at, message }) => finding(at, message)));

/** Each column once, at the header. */
function missingColumns(verdicts: readonly RowVerdict[], { header: row }: Layout) {
  const messages = new Map(
    verdicts.flatMap(({ missing }) => missing.map((one) => [one.header, one.message] as const)),
  );
  return [...messages].map(([header, message]) => finding({ row, column: { header } }, message));
}

/** A row as it was read; what could not be read stands as it was. */
const shown = ({ row, read }: RowVerdict, { places }: Layout): string[] =>
  places.map(({ column, at }) => {
    const cell = cellText(row.cells[at]);
    if (typeof cell !== 'string') return '';
    return column.field === 'id' || 'problem' in column.read(cell) ? cell : column.written(read);
  });
