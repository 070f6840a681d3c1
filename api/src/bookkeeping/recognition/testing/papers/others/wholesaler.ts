import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import type { Column, Content } from 'pdfmake/interfaces';
import { type Layout, truthOf } from '../layout';
import { aPaper, chance, dutch, inFigures, inFours, oneOf, type Paper } from '../paper';

const FOOD = [
  'Tomaten gepeld 2,5 kg',
  'Olijfolie extra vierge 5 L',
  'Roomboter ongezouten 1 kg',
  'Kipfilet dubbel 2,5 kg',
  'Frites 7 mm 4 x 2,5 kg',
  'Bloem patent 10 kg',
  'Slagroom 35% 1 L',
  'Koffiebonen espresso 1 kg',
];
const OTHER = [
  'Servetten wit 33 cm 2000 st',
  'Vaatwasmiddel 10 L',
  'Vuilniszakken 120 L',
  'Prosecco DOC 0,75 L',
  'Pilsener fust 30 L',
];
const DEPOSIT = 310;
const PAGE_ROWS = 26;

const HEAD = ['Artikel', 'Omschrijving', 'Aantal', 'Eenh', 'Prijs', 'Btw', 'Bedrag'];

/** Forty lines over two pages of a wholesaler for kitchens, with crates that come and go without VAT. */
export const wholesaler: Layout['make'] = (seed) => {
  const paper = aPaper(seed, { number: (n) => `VK26-0${n}7` });
  const { supplier, number, due } = paper;
  const name = oneOf(`${seed} firm`, [
    'Van Dalen Horecagroothandel B.V.',
    'Zuidwijk Foodservice B.V.',
  ]);
  const lines = linesOf(seed);
  const rows = lines.map(({ cells }) => cells);
  const { crates, ...deposit } = depositOf(seed);
  const vats = [9, 21].map((rate) => {
    const base = sum(lines.filter((line) => line.rate === rate).map(({ cents }) => cents));
    return { rate, base, vat: portion(base, rate, 100) };
  });
  const goods = sum(vats.map(({ base }) => base));
  const vat = sum(vats.map((one) => one.vat));
  const total = sum([goods, crates, vat]);
  const before = dutch(sum(lines.slice(0, PAGE_ROWS).map(({ cents }) => cents)));
  const carried = (text: string) => ['', text, '', '', '', '', before];
  return {
    content: [
      top(name, paper),
      facts(seed, paper),
      table(HEAD, [...rows.slice(0, PAGE_ROWS), carried('Transporteren')]),
      {
        text: `${name}     Factuurnr. ${number}     Blad 2 van 2`,
        fontSize: 8,
        pageBreak: 'before',
      },
      table(HEAD, [carried('Transport'), ...rows.slice(PAGE_ROWS)]),
      { text: 'Emballage', bold: true, margin: [0, 10, 0, 0] },
      { text: deposit.text, fontSize: 8.5, margin: [0, 0, 0, 14] },
      {
        columns: [
          table(
            ['Btw', 'Tarief', 'Grondslag', 'Btw-bedrag'],
            [
              ...vats.map((one) => [
                one.rate === 9 ? 'L' : 'H',
                `${one.rate}%`,
                dutch(one.base),
                dutch(one.vat),
              ]),
              ['V', '0%', dutch(crates), '0,00'],
            ],
          ),
          pairs([
            ['Totaal goederen', dutch(goods)],
            ['Emballage', dutch(crates)],
            ['Totaal btw', dutch(vat)],
            ['Te voldoen EUR', dutch(total)],
          ]),
        ],
      },
      {
        text: `Gelieve te betalen vóór ${inFigures(due)} onder vermelding van 104482 / ${number}. Reclames binnen 24 uur na levering.`,
        fontSize: 8,
        margin: [0, 14, 0, 0],
      },
    ],
    footer: `Bank ${inFours(supplier.iban)} · Handelsregister Rotterdam ${supplier.coc} · BTW ${supplier.vat} · Op al onze leveringen zijn onze voorwaarden van toepassing`,
    truth: truthOf({ ...paper, vat, total }),
  };
};

const linesOf = (seed: string) =>
  Array.from({ length: 40 }, (_, at) => {
    const of = `${seed} line ${at}`;
    const rate = at % 4 === 3 ? 21 : 9;
    const quantity = 1 + chance(`${of} quantity`, 12);
    const price = 155 + chance(`${of} price`, 3400);
    const cents = (quantity * price) as Cents;
    const cells = [
      String(100_000 + chance(`${of} article`, 899_999)),
      oneOf(`${of} text`, rate === 9 ? FOOD : OTHER),
      String(quantity),
      oneOf(`${of} unit`, ['st', 'ds', 'krt']),
      dutch(price as Cents),
      rate === 9 ? 'L' : 'H',
      dutch(cents),
    ];
    return { rate, cents, cells };
  });

function depositOf(seed: string): { crates: Cents; text: string } {
  const [brought, taken] = [4 + chance(`${seed} crates`, 9), 2 + chance(`${seed} back`, 4)];
  const crates = ((brought - taken) * DEPOSIT) as Cents;
  const text = [
    `Geleverd ${brought} x 3,10 = ${dutch((brought * DEPOSIT) as Cents)}`,
    `Retour ${taken} x 3,10 = ${dutch((-taken * DEPOSIT) as Cents)}`,
    `Saldo ${dutch(crates)}`,
  ].join('     ');
  return { crates, text };
}

const top = (name: string, { supplier }: Paper): Content => [
  {
    columns: [
      { text: name, fontSize: 17, bold: true, color: '#a01020' },
      { text: 'FACTUUR', fontSize: 17, alignment: 'right' },
    ],
  },
  {
    text: `${supplier.street} · ${supplier.place} · Bestellijn 010-4371 200 · www.horecabestel.example`,
    fontSize: 8,
  },
];

const facts = (seed: string, { number, date, customer }: Paper): Content => ({
  margin: [0, 16, 0, 0],
  columns: [
    { stack: [customer.name, 't.a.v. administratie', customer.street, customer.place] },
    pairs([
      ['Factuurnr.', number],
      ['Factuurdatum', inFigures(date)],
      ['Leverdatum', inFigures(date)],
      ['Debiteurnr.', '104482'],
      ['Pakbonnr.', `88${chance(`${seed} slip`, 899_999) + 100_000}`],
      ['Uw order', 'tel. Sandra'],
      ['Route / stop', '14 / 22'],
    ]),
  ],
});

const table = (head: string[], body: string[][]): Content => ({
  layout: 'headerLineOnly',
  fontSize: 8,
  margin: [0, 12, 0, 0],
  table: {
    headerRows: 1,
    widths: head.map((name) => (name === 'Omschrijving' ? '*' : 'auto')),
    body: [head, ...body].map((cells) =>
      cells.map((text, at) => ({
        text,
        alignment: ['Artikel', 'Omschrijving', 'Eenh', 'Btw'].includes(head[at] ?? '')
          ? 'left'
          : 'right',
      })),
    ),
  },
});

const pairs = (body: [string, string][]): Column => ({
  width: 190,
  layout: 'noBorders',
  table: {
    widths: ['*', 'auto'],
    body: body.map(([name, text]) => [name, { text, alignment: 'right' }]),
  },
});
