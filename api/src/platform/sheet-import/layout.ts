import {
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type SheetColumn,
} from '@boekwerk/shared/contract/sheet-import';
import { beginningOf } from '../beginning-of';
import { invalid } from '../errors';
import { type Cells, textOf } from '../spreadsheets/cell';
import { plainWord } from './plain-word';
import { rowsBelow } from './spreadsheet-rows';
import type { Column, Row } from './subject';
import { SHEET_TEXTS } from './texts';

/** Where the header stands and which column of the sheet holds what; all from 0. */
export type Layout<R extends Row> = {
  header: number;
  places: readonly { column: Column<R>; at: number }[];
  doubles: readonly { column: Column<R>; at: number }[];
};

/** The header is looked for in this many rows; above it may stand a title. */
export const HEADER_WITHIN = 20;
/** One word that is also a column's may stand in any title. */
const LEAST_KNOWN = 2;
const SAMPLES = 3;

/**
 * Finds the row that names most columns, else the first with two words in it, and says what its columns are.
 *
 * @param chosen the field of each column, when the user said so
 * @returns `null` when nothing stands in the sheet
 * @throws HttpError 422 at `columns` for a field that there is not, or that comes twice
 */
export function findLayout<R extends Row>(
  cells: Cells,
  columns: readonly Column<R>[],
  chosen?: readonly string[],
): Layout<R> | null {
  const named = namesOf(columns);
  const header = headerIn(cells, named);
  if (header === null) return null;
  return chosen
    ? { header, places: chosenPlaces(columns, chosen), doubles: [] }
    : recognised(cells, header, named);
}

/** How much a table looks like one with these columns: how many its header names, and then how wide it is. */
export const likenessTo = <R extends Row>(columns: readonly Column<R>[]) => {
  const named = namesOf(columns);
  return (rows: Cells) =>
    Math.max(0, ...knownPerRow(rows, named)) +
    Math.max(0, ...rows.map((row) => row.length)) / (10 * MAX_IMPORT_COLUMNS);
};

/** The columns of a sheet that say anything in the rows that are taken, each with its first values. */
export function sheetColumns<R extends Row>(
  cells: Cells,
  { header, places }: Layout<R>,
): SheetColumn[] {
  const rows = rowsBelow(cells, header).slice(0, MAX_IMPORT_ROWS);
  const width = Math.max(cells[header]?.length ?? 0, ...rows.map((row) => row.cells.length));
  return Array.from({ length: Math.min(width, MAX_IMPORT_COLUMNS) }, (_, at) => ({
    at,
    name: cut(textOf(cells[header]?.[at])),
    samples: samplesOf(
      rows.map((row) => row.cells),
      at,
    ),
    field: places.find((place) => place.at === at)?.column.field ?? '',
  })).filter(({ name, samples }) => name !== '' || samples.length > 0);
}

function samplesOf(rows: Cells, at: number): string[] {
  const found: string[] = [];
  for (const row of rows) {
    const text = textOf(row[at]);
    if (text !== '') found.push(cut(text));
    if (found.length === SAMPLES) break;
  }
  return found;
}

const MAX_SHOWN = 80;
const cut = (text: string) => (text.length > MAX_SHOWN ? `${beginningOf(text, MAX_SHOWN)}…` : text);

type Named<R extends Row> = ReadonlyMap<string, Column<R>>;

const namesOf = <R extends Row>(columns: readonly Column<R>[]): Named<R> =>
  new Map(
    columns.flatMap((column) =>
      [column.header, ...column.aliases].map((name) => [plainWord(name), column] as const),
    ),
  );

const knownPerRow = <R extends Row>(cells: Cells, named: Named<R>) =>
  cells
    .slice(0, HEADER_WITHIN)
    .map((row) => row.filter((cell) => named.has(plainWord(textOf(cell)))).length);

function headerIn<R extends Row>(cells: Cells, named: Named<R>): number | null {
  const counts = knownPerRow(cells, named);
  const most = Math.max(0, ...counts);
  if (most >= LEAST_KNOWN) return counts.indexOf(most);
  const words = cells
    .slice(0, HEADER_WITHIN)
    .map((row) => row.filter((cell) => textOf(cell) !== '').length);
  const first = words.findIndex((count) => count >= LEAST_KNOWN);
  const any = first === -1 ? words.findIndex((count) => count > 0) : first;
  return any === -1 ? null : any;
}

function recognised<R extends Row>(cells: Cells, header: number, named: Named<R>): Layout<R> {
  const places: { column: Column<R>; at: number }[] = [];
  const doubles: { column: Column<R>; at: number }[] = [];
  for (const [at, cell] of (cells[header] ?? []).entries()) {
    const column = named.get(plainWord(textOf(cell)));
    if (!column) continue;
    if (places.some((place) => place.column === column)) doubles.push({ column, at });
    else places.push({ column, at });
  }
  return { header, places, doubles };
}

function chosenPlaces<R extends Row>(columns: readonly Column<R>[], chosen: readonly string[]) {
  const places: { column: Column<R>; at: number }[] = [];
  for (const [at, field] of chosen.entries()) {
    if (field === '') continue;
    const column = columns.find((one) => one.field === field);
    if (!column) throw invalid({ columns: SHEET_TEXTS.noField });
    if (places.some((place) => place.column === column))
      throw invalid({ columns: SHEET_TEXTS.chosenTwice(column.header) });
    places.push({ column, at });
  }
  return places;
}
