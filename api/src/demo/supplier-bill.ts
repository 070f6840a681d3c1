import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatAmount, formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { pdfmake } from '../formats/pdf/pdfmake';

export type Bill = {
  supplier: { name: string; address: string; city: string; tax_number: string; color: string };
  customer: { name: string; address: string; city: string };
  number: string;
  date: IsoDate;
  lines: { title: string; amount: number; value: number; tax_id: TaxId }[];
};

/** The PDF of a bill as a supplier would send it; long ones run over several pages. */
export function supplierBill(bill: Bill): Promise<Buffer> {
  const { supplier, number } = bill;
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      info: { title: `Factuur ${number}`, author: supplier.name },
      defaultStyle: {
        font: 'Inter',
        fontSize: 9,
        lineHeight: 1.3,
        color: '#222',
        fontFeatures: ['tnum'],
      },
      content: [headerOf(bill), tableOf(bill), totalsOf(bill)],
      footer: (page, pages) => ({
        text: `${supplier.name} · ${supplier.tax_number} · pagina ${page} van ${pages}`,
        alignment: 'center',
        fontSize: 7,
        color: '#777',
        margin: [0, 20, 0, 0],
      }),
    })
    .getBuffer();
}

function headerOf({ supplier, customer, number, date }: Bill): Content {
  const facts: [string, string][] = [
    ['Factuurnummer', number],
    ['Factuurdatum', formatDate(date)],
    ['Te betalen voor', formatDate(addDays(date, 30))],
  ];
  return [
    { text: supplier.name, fontSize: 20, bold: true, color: supplier.color },
    { text: `${supplier.address}, ${supplier.city}`, color: '#777', margin: [0, 0, 0, 32] },
    {
      columns: [
        [{ text: customer.name, bold: true }, customer.address, customer.city],
        {
          width: 'auto',
          layout: 'noBorders',
          table: { body: facts.map(([name, value]) => [{ text: name, color: '#777' }, value]) },
        },
      ],
      margin: [0, 0, 0, 28],
    },
  ];
}

function tableOf({ lines, supplier }: Bill): Content {
  const totals = totalsOfLines(lines);
  const header = ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'].map(
    (text, column): TableCell => ({
      text,
      bold: true,
      color: supplier.color,
      alignment: sideOf(column),
    }),
  );
  const rows = lines.map(({ title, amount, value }, at) =>
    [title, String(amount), formatAmount(value), formatAmount(totals.lines[at]?.amount ?? 0)].map(
      (text, column): TableCell => ({ text, alignment: sideOf(column) }),
    ),
  );
  return {
    layout: 'lightHorizontalLines',
    table: { headerRows: 1, widths: ['*', 50, 60, 70], body: [header, ...rows] },
  };
}

function totalsOf({ lines }: Bill): Content {
  const { total_ex_tax, vat, total } = totalsOfLines(lines);
  const rows: [string, number][] = [
    ['Bedrag exclusief btw', total_ex_tax],
    ['Btw', vat],
    ['Te betalen', total],
  ];
  return rows.map(([name, amount], at) => ({
    columns: [
      { text: name, alignment: 'right', bold: at === 2 },
      { text: formatEuro(amount), width: 90, alignment: 'right', bold: at === 2 },
    ],
    margin: [0, at === 0 ? 14 : 2, 0, 0],
  }));
}

const totalsOfLines = (lines: Bill['lines']) =>
  invoiceTotals({
    incl_tax: false,
    discount_percentage: 0,
    discount_value: 0,
    products: lines.map((line) => ({ ...line, discount_percentage: 0, discount_value: 0 })),
  });

const sideOf = (column: number): 'left' | 'right' => (column === 0 ? 'left' : 'right');
