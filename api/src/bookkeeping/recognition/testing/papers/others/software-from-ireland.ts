import { addDays } from '@boekwerk/shared/domain/dates/dates';
import type { Cents } from '@boekwerk/shared/domain/money/money';
import type { Content } from 'pdfmake/interfaces';
import { type Layout, truthOf } from '../layout';
import { aPaper, chance, english, inWords, oneOf, type Paper } from '../paper';

const american = (date: string) => inWords(date, 'en-US');

/** Software by the month from Ireland, in euro or in dollars, with the VAT reversed and paid by card. */
export const softwareFromIreland: Layout['make'] = (seed) => {
  const paper = aPaper(seed, { number: (n) => `7C4E${n}-0014` });
  const currency = oneOf(`${seed} coin`, ['EUR', 'USD'] as const);
  const money = (cents: Cents) => `${currency === 'EUR' ? '€' : '$'}${english(cents)}`;
  const seats = 3 + chance(`${seed} seats`, 30);
  const price = (900 + 100 * chance(`${seed} price`, 40)) as Cents;
  const total = (seats * price) as Cents;
  const vat_number = irishVatNumber(seed);
  return {
    content: [
      {
        columns: [
          { text: 'Invoice', fontSize: 20, bold: true },
          { text: 'Planwise', fontSize: 20, alignment: 'right', color: '#5533cc' },
        ],
      },
      facts([
        ['Invoice #', paper.number],
        ['Date of issue', american(paper.date)],
        ['Date due', american(paper.date)],
        ['Customer ID', `cus_${chance(`${seed} customer`, 899_999) + 100_000}`],
      ]),
      parties(paper, vat_number),
      {
        text: `${money(total)}${currency === 'USD' ? ' USD' : ''} due ${american(paper.date)}`,
        fontSize: 14,
        bold: true,
        margin: [0, 20, 0, 8],
      },
      {
        layout: 'headerLineOnly',
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto', 'auto'],
          body: [
            ['Description', 'Qty', 'Unit price', 'Tax', 'Amount'],
            [
              `Team plan – per seat\n${american(paper.date)} – ${american(addDays(paper.date, 30))}`,
              String(seats),
              money(price),
              '0%',
              money(total),
            ],
          ].map((cells) => cells.map((text, at) => ({ text, alignment: at ? 'right' : 'left' }))),
        },
      },
      {
        margin: [250, 16, 0, 0],
        layout: 'lightHorizontalLines',
        table: {
          widths: ['*', 'auto'],
          body: [
            ['Subtotal', money(total)],
            ['Total excluding tax', money(total)],
            [`VAT – Netherlands (0% on ${money(total)})`, money(0 as Cents)],
            ['Total', money(total)],
            ['Amount due', `${money(total)}${currency === 'USD' ? ' USD' : ''}`],
          ].map(([name = '', text = '']) => [name, { text, alignment: 'right' }]),
        },
      },
      { text: 'Tax to be paid on reverse charge basis.', margin: [0, 24, 0, 0], fontSize: 8.5 },
      { text: 'Your Visa card ending in 4418 will be charged automatically.', fontSize: 8.5 },
    ],
    footer: `${paper.number} · Questions? Call +353 1 555 0142 · Page 1 of 1`,
    truth: truthOf(
      { ...paper, vat: 0 as Cents, total },
      { currency, vat_number, bank_account: '', coc_number: '' },
    ),
  };
};

const parties = ({ customer }: Paper, vat_number: string): Content => ({
  margin: [0, 16, 0, 0],
  columns: [
    {
      stack: [
        { text: 'Planwise Software Ltd', bold: true },
        '4th Floor, 18 Harcourt Row',
        'Dublin 2, D02 XK41',
        'Ireland',
        `VAT ${vat_number}`,
        'Company registration 598221',
        'billing@planwise.example',
      ],
    },
    {
      stack: [
        { text: 'Bill to', bold: true },
        customer.name,
        customer.street,
        customer.place,
        'Netherlands',
        'NL VAT NL004495445B01',
      ],
    },
  ],
});

const facts = (body: [string, string][]): Content => ({
  layout: 'noBorders',
  margin: [0, 10, 0, 0],
  table: { body },
});

/** Source: Revenue, VAT number: seven digits and a check letter, which is their weighted sum by 23. */
function irishVatNumber(seed: string): string {
  const digits = String(3_000_000 + chance(`${seed} irish`, 6_000_000));
  const weighted = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  // With a second letter H, which is the eighth, and weighs nine.
  return `IE${digits}${'WABCDEFGHIJKLMNOPQRSTUV'[(weighted + 72) % 23]}H`;
}
