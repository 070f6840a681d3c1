import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatAmount, formatEuro } from '@boekwerk/shared/domain/money/format';
import fc from 'fast-check';
import { renderInvoice } from './render-invoice';
import { aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';
import { pdfText } from './testing/pdf-text';

type Line = ReturnType<typeof aPrintedLine>;

const pagesOf = async (products: Line[]) =>
  pdfText(await renderInvoice(aPrintedInvoice({ products })));

/** As many short lines as a description holds. */
const rows = (line: number, count: number) =>
  Array.from({ length: count }, (_, row) => `d${line}r${row}.`);

describe('the lines of an invoice', () => {
  it('are all there, with every row of their description and their amount, however tall they are', async () => {
    const tall = fc.record({
      rows: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 15, max: 125 })),
      isWide: fc.boolean(),
      value: fc.integer({ min: -99_999_99, max: 99_999_99 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(tall, { minLength: 1, maxLength: 12 }), async (given) => {
        const products = given.map((line, n) =>
          aPrintedLine({
            title: line.isWide ? 'W'.repeat(200) : `Artikel ${n}.`,
            description: rows(n, line.rows).join('\n'),
            value: line.value / 100,
          }),
        );
        const pages = await pagesOf(products);
        const text = pages.join(' ');
        const { lines, total } = invoiceTotals(aPrintedInvoice({ products }));
        for (const [n, line] of given.entries()) {
          for (const row of rows(n, line.rows)) expect(text).toContain(row);
          expect(text).toContain(formatAmount(lines[n]?.amount as number));
        }
        expect(text).toContain(formatEuro(total).replace(/\s/g, ' '));
        expect(pages[0]).toContain('Omschrijving Aantal Eenheid');
      }),
      { numRuns: 12, seed: 20261122 },
    );
  });

  it('begin on the first page, however tall the first of them is', async () => {
    for (const count of [20, 42, 56, 58, 120]) {
      const description = rows(0, count).join('\n');
      const [first] = await pagesOf([aPrintedLine({ description, amount: 145, value: 95 })]);
      expect(first).toContain('Desembrood');
      expect(first).toContain('13.775,00');
      expect(first).toContain('d0r10.');
    }
  });
});
