import { MAX_LENGTH } from '@boekwerk/shared/contract/invoice-form';
import { UNITS, type Unit } from '@boekwerk/shared/domain/invoice/unit';
import {
  type DecimalKind,
  EURO,
  PERCENTAGE,
  QUANTITY,
  readDecimal,
} from '@boekwerk/shared/domain/money/read-decimal';
import { TAX_IDS, type TaxId, VAT } from '@boekwerk/shared/domain/vat/vat';
import { texts } from '../../texts';
import { emptyLine, type LineValues } from './invoice-lines';
import { type Column, isSame, readColumns, type Sheet } from './pasted-columns';
import { sheetRows } from './sheet-rows';

/** What is said of a cell that could not be read, and its text where its field can show that. */
type Refusal = { message: string; text?: string };

/** By the number of its line among those that were pasted. */
type Refused = Refusal & { line: number; field: Column };

type Read = { values: Partial<LineValues>; refusal?: Refusal };

type Pasted = {
  lines: LineValues[];
  refused: Refused[];
  /** The head of the prices, when there is one. */
  priceHead?: string | undefined;
};

/** The lines that stand in rows of a sheet. A cell that cannot be read is told, and stands in its field as it is if it can. */
export function linesOf(text: string): Pasted {
  const { columns, priceHead, rows } = readColumns(sheetRows(text));
  const read = rows.map((row) => readRow(row, columns));
  return {
    lines: read.map(({ line }) => line),
    refused: read.flatMap(({ refused }, line) => refused.map((one) => ({ line, ...one }))),
    priceHead,
  };
}

function readRow(row: readonly string[], columns: Sheet['columns']) {
  const cells = row.flatMap((cell, index) => {
    const field = columns[index] ?? null;
    return cell === '' || field === 'sum' ? [] : [{ cell, field }];
  });
  const read = cells.flatMap(({ cell, field }) =>
    field === null ? [] : [{ cell, field, ...READERS[field](cell) }],
  );
  const refused = read.flatMap(({ field, refusal }) => (refusal ? [{ field, ...refusal }] : []));
  const line: LineValues = Object.assign(emptyLine(), ...read.map(({ values }) => values));
  const others = cells.flatMap(({ cell, field }) => {
    // The list of units cannot stay empty: what stood there is kept in words.
    if (field === 'unit' && refused.some((one) => one.field === 'unit'))
      return [texts.lines.pastedUnit(cell)];
    return field === null ? [cell] : [];
  });
  const description = [line.description, ...others].filter(Boolean).join('\n');
  return { line: { ...line, description }, refused };
}

const READERS: Record<Column, (cell: string) => Read> = {
  title: titleIn,
  amount: (cell) => numberIn('amount', cell, QUANTITY, texts.lines.noNumber),
  unit: unitIn,
  value: (cell) => numberIn('value', cell, EURO, texts.lines.noAmount),
  tax_id: vatIn,
  discount_percentage: (cell) =>
    numberIn('discount_percentage', cell, PERCENTAGE, texts.lines.noNumber),
};

/** What does not fit on the first line of a description is its explanation. */
function titleIn(cell: string): Read {
  const [first = '', ...others] = cell.split(/\r\n?|\n/);
  const title = first.slice(0, MAX_LENGTH.title);
  const description = [first.slice(MAX_LENGTH.title), ...others].join('\n').trim();
  return { values: { title, description } };
}

function numberIn(
  field: 'amount' | 'value' | 'discount_percentage',
  cell: string,
  kind: DecimalKind,
  refusal: (cell: string) => string,
): Read {
  const number = readDecimal(cell, kind);
  if (number !== 'invalid') return { values: { [field]: number } };
  return { values: { [field]: Number.NaN }, refusal: { message: refusal(cell), text: cell } };
}

function unitIn(cell: string): Read {
  const short = SHORT_UNITS[cell.toLowerCase().replace(/\.$/, '')];
  const unit = short ?? UNITS.find(({ name }) => isSame(name, cell))?.unit;
  return unit === undefined
    ? { values: {}, refusal: { message: texts.lines.noUnit(cell) } }
    : { values: { unit } };
}

const SHORT_UNITS: Record<string, Unit> = {
  st: 0,
  stuk: 0,
  stk: 0,
  u: 1,
  uren: 1,
  dagen: 2,
  g: 3,
  gr: 3,
  kg: 4,
  kilo: 4,
  l: 5,
  ltr: 5,
  m: 6,
  km: 7,
};

/** `21%`, `21`, `0,21` or the name; of 0 % there are several kinds. */
function vatIn(cell: string): Read {
  const named = TAX_IDS.find((id) =>
    [cell, `BTW ${cell}`].some((name) => isSame(VAT[id].name, name)),
  );
  const tax_id = named ?? rateOf(readDecimal(cell, PERCENTAGE));
  return tax_id === undefined
    ? { values: { tax_id: null }, refusal: { message: texts.lines.noRate(cell) } }
    : { values: { tax_id } };
}

const rateOf = (percentage: number | null | 'invalid'): TaxId | undefined =>
  TAX_IDS.find(
    (id) =>
      VAT[id].percentage > 0 &&
      (VAT[id].percentage === percentage || VAT[id].percentage / 100 === percentage),
  );
