import { UNITS } from '@boekwerk/shared/domain/invoice/unit';
import { QUANTITY, readDecimal } from '@boekwerk/shared/domain/money/read-decimal';

export type Column = 'title' | 'amount' | 'unit' | 'value' | 'tax_id' | 'discount_percentage';

/** What the head of a column may be called. */
const HEADS: Record<Column, RegExp> = {
  title:
    /^(omschr|beschrijving|naam|werkzaamheden|(product|dienst|artikel)(?![ -]?(code|nr|num)))/i,
  amount: /^(aantal|hoeveelheid|uren)/i,
  unit: /^(eenheid|per)$/i,
  value: /^(prijs|(stuks|eenheids|verkoop|uur)prijs|(uur)?tarief$)/i,
  tax_id: /^btw/i,
  discount_percentage: /^korting/i,
};

const COLUMNS = Object.keys(HEADS) as Column[];

/** What a line comes to, which is worked out anew; without a price an amount is the price. */
const SUM = /^(bedrag|(sub|regel)?totaal)/i;

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
  columns: (Column | 'sum' | null)[];
  /** The head of the prices, when there is one. */
  priceHead?: string | undefined;
  /** Without the head, and without the row under it all that adds them up. */
  rows: string[][];
};

/** What the columns of pasted rows are: by their head, or by their number and what is in them. */
export function readColumns(rows: string[][]): Sheet {
  const head = columnsOf(rows[0] ?? []);
  if (head.includes('title') && head.filter((column) => column !== null).length > 1)
    return {
      columns: head,
      priceHead: rows[0]?.[head.indexOf('value')],
      rows: withoutTotal(rows.slice(1)),
    };
  const width = Math.max(...rows.map(({ length }) => length));
  return { columns: padded(usualOf(rows, width), width), rows: withoutTotal(rows) };
}

function columnsOf(head: readonly string[]): Sheet['columns'] {
  const named = head.map((text) => COLUMNS.find((column) => HEADS[column].test(text)) ?? null);
  const hasPrice = named.includes('value');
  const columns = named.map((column, index) => {
    const text = head[index] ?? '';
    if (column !== null || !SUM.test(text)) return column;
    if (hasPrice) return 'sum';
    return /^bedrag$/i.test(text) ? 'value' : null;
  });
  return columns.map((column, index) =>
    column === 'sum' || columns.indexOf(column) === index ? column : null,
  );
}

/** As a line it would double the invoice. */
function withoutTotal(rows: string[][]): string[][] {
  const [name = '', ...figures] = rows.at(-1)?.filter(Boolean) ?? [];
  const isTotal =
    rows.length > 1 && figures.length === 1 && /^totaal( (ex|in)cl.*)?:?$/i.test(name);
  return isTotal ? rows.slice(0, -1) : rows;
}

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
