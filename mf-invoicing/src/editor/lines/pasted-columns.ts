import { UNITS } from '@boekwerk/shared/domain/invoice/unit';
import { QUANTITY, readDecimal } from '@boekwerk/shared/domain/money/read-decimal';

export type Column = 'title' | 'amount' | 'unit' | 'value' | 'tax_id' | 'discount_percentage';

/** What the head of a column may be called. */
const HEADS: Record<Column, RegExp> = {
  title: /^(omschrijving|product|dienst|artikel|beschrijving|naam)/i,
  amount: /^(aantal|hoeveelheid|uren)/i,
  unit: /^(eenheid|per)$/i,
  value: /^(prijs|stuksprijs|tarief$|bedrag$)/i,
  tax_id: /^btw/i,
  discount_percentage: /^korting/i,
};

const COLUMNS = Object.keys(HEADS) as Column[];

/** In this order without a head; by how many there are. */
const USUAL: readonly (readonly Column[])[] = [
  ['title'],
  ['title', 'value'],
  ['title', 'amount', 'value'],
  ['title', 'amount', 'unit', 'value'],
  ['title', 'amount', 'unit', 'value', 'tax_id'],
];

export type Sheet = {
  /** What each column is; `null` for one that is none of a line's. */
  columns: (Column | null)[];
  /** Without the head. */
  rows: string[][];
};

/** What the columns of pasted rows are: by their head, or by their number and what is in them. */
export function readColumns(rows: string[][]): Sheet {
  const head = rows[0]?.map(columnOf) ?? [];
  if (head.includes('title') && head.filter((column) => column !== null).length > 1)
    return { columns: head.map(firstOnly), rows: rows.slice(1) };
  const width = Math.max(...rows.map(({ length }) => length));
  return { columns: padded(usualOf(rows, width), width), rows };
}

const columnOf = (text: string): Column | null =>
  COLUMNS.find((column) => HEADS[column].test(text)) ?? null;

const firstOnly = (column: Column | null, index: number, all: (Column | null)[]) =>
  all.indexOf(column) === index ? column : null;

function usualOf(rows: string[][], width: number): readonly Column[] {
  const third = rows.map((row) => row[2] ?? '').filter(Boolean);
  const isUnit = third.some((cell) => UNITS.some(({ name }) => isSame(name, cell)));
  const isNumber = third.every(
    (cell) => readDecimal(cell.replace('€', ''), QUANTITY) !== 'invalid',
  );
  // A sheet without units.
  if (width === 4 && isNumber && !isUnit) return ['title', 'amount', 'value', 'tax_id'];
  if (width === 3 && isUnit) return ['title', 'amount', 'unit'];
  return USUAL[Math.min(width, USUAL.length) - 1] ?? [];
}

const padded = (columns: readonly Column[], width: number) =>
  Array.from({ length: width }, (_, index) => columns[index] ?? null);

export const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), 'nl', { sensitivity: 'base' }) === 0;
