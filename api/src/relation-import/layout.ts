import { type Cells, textOf } from '../platform/spreadsheets/cell';
import type { Column } from './columns';
import { plainWord } from './plain-word';

/** Where the header stands and which column of the sheet holds what; all from 0. */
export type Layout = {
  header: number;
  places: readonly { column: Column; at: number }[];
  unknown: readonly { name: string; at: number }[];
  doubles: readonly { column: Column; at: number }[];
};

/** The header is looked for in this many rows; above it may stand a title. */
const HEADER_WITHIN = 20;
/** One word that is also a column's may stand in any title. */
const LEAST_KNOWN = 2;

/** Finds the row that names most columns. @returns `null` when there is none that names two */
export function findLayout(cells: Cells, columns: readonly Column[]): Layout | null {
  const named = namesOf(columns);
  const counts = knownPerRow(cells, named);
  const most = Math.max(0, ...counts);
  return most < LEAST_KNOWN ? null : layoutOf(cells, counts.indexOf(most), named);
}

/** How much a table looks like one of relations: how many columns its header names. */
export const likenessTo = (columns: readonly Column[]) => {
  const named = namesOf(columns);
  return (rows: Cells) => Math.max(0, ...knownPerRow(rows, named));
};

type Named = ReadonlyMap<string, Column>;

const namesOf = (columns: readonly Column[]): Named =>
  new Map(
    columns.flatMap((column) =>
      [column.header, ...column.aliases].map((name) => [plainWord(name), column] as const),
    ),
  );

const knownPerRow = (cells: Cells, named: Named) =>
  cells
    .slice(0, HEADER_WITHIN)
    .map((row) => row.filter((cell) => named.has(plainWord(textOf(cell)))).length);

function layoutOf(cells: Cells, header: number, named: Named): Layout {
  const places: { column: Column; at: number }[] = [];
  const unknown: { name: string; at: number }[] = [];
  const doubles: { column: Column; at: number }[] = [];
  for (const [at, cell] of (cells[header] ?? []).entries()) {
    const name = textOf(cell);
    const column = named.get(plainWord(name));
    if (!column) {
      if (name !== '') unknown.push({ name, at });
    } else if (places.some((place) => place.column === column)) doubles.push({ column, at });
    else places.push({ column, at });
  }
  return { header, places, unknown, doubles };
}
