import type { RecognisedField } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { fromCents } from '@boekwerk/shared/domain/money/money';
import type { Content } from 'pdfmake/interfaces';
import { pdfmake } from '../../../../formats/pdf/pdfmake';
import type { Paper } from './paper';

/** What must be read on a paper; what does not stand on it is left out. */
export type Truth = Partial<Record<RecognisedField, string | number | boolean>>;

/** One way in which papers look. */
export type Layout = {
  /** When the rules were done: by who wrote them, or by somebody who had not seen them. */
  written?: 'after' | 'by another';
  /** One paper of it, which differs by `seed`. */
  make: (seed: string) => { content: Content[]; footer?: string; truth: Truth };
};

/** What stands on most papers, in euro. */
export const truthOf = ({ supplier, number, date, total, vat }: Paper, own: Truth = {}): Truth => ({
  invoice_number: number,
  date,
  amount: fromCents(total),
  vat: fromCents(vat),
  bank_account: supplier.iban,
  vat_number: supplier.vat,
  coc_number: supplier.coc,
  currency: 'EUR',
  is_credit: false,
  ...own,
});

export function drawPaper({ content, footer }: ReturnType<Layout['make']>): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [50, 50, 50, 70],
      defaultStyle: { font: 'Inter', fontSize: 9.5, lineHeight: 1.25 },
      content,
      ...(footer && {
        footer: { text: footer, alignment: 'center', fontSize: 8, margin: [40, 25, 40, 0] },
      }),
    })
    .getBuffer();
}

/** Rows of words and amounts, the amounts to the right. */
export const rows = (body: readonly (readonly [string, string])[], width = 90): Content => ({
  layout: 'noBorders',
  margin: [0, 14, 0, 0],
  table: {
    widths: ['*', width],
    body: body.map(([text, amount]) => [
      { text, alignment: 'right' },
      { text: amount, alignment: 'right' },
    ]),
  },
});

/** A table with a heading, of which the last columns are figures. */
export const grid = (head: readonly string[], body: readonly (readonly string[])[]): Content => ({
  layout: 'lightHorizontalLines',
  margin: [0, 18, 0, 0],
  table: {
    headerRows: 1,
    widths: head.map((_, at) => (at === 0 ? '*' : 'auto')),
    body: [head, ...body].map((cells, row) =>
      cells.map((text, at) => ({ text, bold: row === 0, alignment: at === 0 ? 'left' : 'right' })),
    ),
  },
});

export const stack = (...lines: string[]): Content => ({ stack: lines });
