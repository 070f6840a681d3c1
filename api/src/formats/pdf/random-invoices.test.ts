import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { formatAmount, formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { slice } from '../../testing/slice';
import { signOf } from './printed-invoice';
import { readText } from './read-text';
import { renderInvoice } from './render-invoice';
import { pdfText } from './testing/pdf-text';
import { randomInvoices } from './testing/random-invoices';
import { VAT_OF_LINE, VAT_OF_TOTAL } from './texts';

const tight = (text: string) => text.replace(/[\s\u200B]+/g, '');
const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('invoices as they come', () => {
  const invoices = slice(randomInvoices(320), 1 / 8, 'printed invoices');

  it.each(invoices.map((invoice) => [invoice.number, invoice] as const))(
    'have every line, each row of its text, every VAT row and every sum on paper: %s',
    async (_, invoice) => {
      const pdf = await renderInvoice(invoice);
      const pages = await pdfText(pdf);
      const text = tight(pages.join(''));
      // What we read ourselves before anybody gets it is what another program reads.
      expect(tight(readText(pdf).join(''))).toBe(text);
      const totals = invoiceTotals(invoice);
      const sign = signOf(invoice);
      const rows = invoice.products.map(
        ({ amount, unit, value, tax_id }, n) =>
          formatQuantity(amount) +
          UNIT_NAMES[unit] +
          formatAmount(sign * value) +
          VAT_OF_LINE[tax_id] +
          formatAmount(sign * (totals.lines[n]?.amount as number)),
      );
      for (const row of rows) {
        const alike = rows.filter((other) => tight(other).includes(tight(row))).length;
        expect(timesIn(text, tight(row))).toBeGreaterThanOrEqual(alike);
      }
      const words = invoice.products.flatMap(({ title, description }) => [title, description]);
      for (const row of words
        .flatMap((typed) => typed.split('\n'))
        .flatMap((each) => each.split(' ')))
        expect(text).toContain(tight(row));
      for (const sum of [
        `Subtotaal${formatEuro(sign * totals.subtotal)}`,
        `Totaalexcl.btw${formatEuro(sign * totals.total_ex_tax)}`,
        ...totals.groups.map(
          ({ tax_id, taxable, vat }) =>
            `${VAT_OF_TOTAL[tax_id]} over ${formatEuro(sign * taxable)}${formatEuro(sign * vat)}`,
        ),
        `Totaal${formatEuro(sign * totals.total)}`,
      ])
        expect(text).toContain(tight(sum));
      expect(pages[0]).toContain('Omschrijving Aantal Eenheid');
      expect(pages[0]).toContain(invoice.products[0]?.title.split(' ')[0]?.slice(0, 16));
    },
  );
});
