import { type Cells, textOf } from '../../../platform/spreadsheets/cell';
import { COLUMN_NAMES } from './texts';

export type Column = keyof typeof COLUMN_NAMES;

/** Where the header stands and which column holds what; all from 0. */
export type Layout = { header: number; places: Partial<Record<Column, number>> };

/** The header is looked for in this many rows; above it may stand a title. */
const HEADER_WITHIN = 20;
/** One word that is also a column's may stand in any title. */
const LEAST_KNOWN = 3;

/** Columns that a sheet cannot do without; of some one of two. */
const NEEDED: readonly (readonly Column[])[] = [
  ['supplier', 'debtor'],
  ['number'],
  ['date'],
  ['excl'],
  ['percentage', 'code'],
  ['vat'],
  ['incl'],
];

/** Finds the row that names most columns. @returns `null` when there is none that names three */
export function findLayout(cells: Cells): Layout | null {
  const found = cells.slice(0, HEADER_WITHIN).map(placesIn);
  const counts = found.map((places) => Object.keys(places).length);
  const most = Math.max(0, ...counts);
  const header = counts.indexOf(most);
  return most < LEAST_KNOWN ? null : { header, places: found[header] ?? {} };
}

/** How much a table looks like one of invoices: how many columns its header names. */
export const likeness = (rows: Cells): number =>
  Math.max(0, ...rows.map((row) => Object.keys(placesIn(row)).length));

/** What is missing, each as the columns of which one is needed. */
export const missingIn = ({ places }: Layout): (readonly Column[])[] =>
  NEEDED.filter((columns) => columns.every((column) => places[column] === undefined));

function placesIn(row: Cells[number]): Partial<Record<Column, number>> {
  const places: Partial<Record<Column, number>> = {};
  for (const [at, cell] of row.entries()) {
    const column = COLUMN_OF.get(plain(textOf(cell)));
    if (column !== undefined && places[column] === undefined) places[column] = at;
  }
  return places;
}

/** `Bedrag excl. btw` → `bedrag excl btw` */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const COLUMN_OF = new Map(
  Object.entries(COLUMN_NAMES).flatMap(([column, names]) =>
    names.map((name) => [plain(name), column as Column] as const),
  ),
);
