import type {
  Discount,
  InvoiceTotals,
  LineTotal,
} from '@boekwerk/shared/domain/invoice/invoice-totals';
import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { formatAmount, formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { figures, RULED, typed } from './look';
import { type PrintedInvoice, signOf } from './printed-invoice';
import { TEXTS, VAT_OF_LINE } from './texts';

type Line = PrintedInvoice['products'][number];

/**
 * The table of lines: the head comes back on every page. A line is not split over two, unless one is so tall that it
 * could be higher than what is left of a page: `pdfmake` does not print at all what it may not split and does not fit.
 */
export const linesOf = (invoice: PrintedInvoice, { lines }: InvoiceTotals): Content => ({
  margin: [0, 22, 0, 0],
  layout: RULED,
  table: {
    headerRows: 1,
    ...(invoice.products.some(isTall) ? {} : { keepWithHeaderRows: 1, dontBreakRows: true }),
    widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
    body: [
      headRow(invoice.incl_tax),
      ...invoice.products.map((line, index) =>
        lineRow(line, lines[index] as LineTotal, signOf(invoice)),
      ),
    ],
  },
});

/** More rows of text than stay together. Of the widest letters fewer go in a row, but then they still fit on a page. */
const isTall = ({ title, description }: Line) =>
  rowsOf(title) + rowsOf(description) > MOST_ROWS_TOGETHER;
const MOST_ROWS_TOGETHER = 16;
const LETTERS_IN_A_ROW = 24;

const rowsOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .reduce((rows, { length }) => rows + Math.max(1, Math.ceil(length / LETTERS_IN_A_ROW)), 0);

const headRow = (inclTax: boolean): TableCell[] => [
  { text: TEXTS.columns.title, style: 'head' },
  { ...figures(TEXTS.columns.amount), style: 'head' },
  { text: TEXTS.columns.unit, style: 'head' },
  { ...figures(TEXTS.columns.price(inclTax)), style: 'head' },
  { ...figures(TEXTS.columns.vat), style: 'head' },
  { ...figures(TEXTS.columns.total), style: 'head' },
];

const lineRow = (line: Line, total: LineTotal, sign: number): TableCell[] => [
  { stack: descriptionOf(line, total, sign) },
  figures(formatQuantity(line.amount)),
  { text: UNIT_NAMES[line.unit] },
  figures(formatAmount(sign * line.value)),
  figures(VAT_OF_LINE[line.tax_id]),
  figures(formatAmount(sign * total.amount)),
];

function descriptionOf(line: Line, total: LineTotal, sign: number): Content[] {
  const below = {
    style: 'muted',
    fontSize: 8,
    margin: [0, 2, 0, 0] as [number, number, number, number],
  };
  return [
    typed(line.title),
    ...(line.description ? [typed(line.description, below)] : []),
    ...(total.line_discount === 0
      ? []
      : [typed(`${discountName(line)}: ${formatAmount(-sign * total.line_discount)}`, below)]),
  ];
}

/** `Korting 10% + € 5,00`: what makes it up; the amount stands beside it. */
export function discountName({ discount_percentage, discount_value }: Discount): string {
  const parts = [
    discount_percentage === 0 ? '' : `${formatQuantity(discount_percentage)}%`,
    discount_percentage === 0 || discount_value === 0 ? '' : formatEuro(discount_value),
  ];
  return [TEXTS.discount, parts.filter(Boolean).join(' + ')].join(' ').trim();
}
