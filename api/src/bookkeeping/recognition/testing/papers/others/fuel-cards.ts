import { addDays, firstOfMonth, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { type Layout, truthOf } from '../layout';
import { aPaper, chance, dutch, inFigures, inFours, oneOf } from '../paper';

const STATIONS = ['Gouda A12 Zuid', 'Rotterdam Alexander', 'Utrecht Lage Weide', 'Breda Hazeldonk'];
const PRODUCTS: [string, number][] = [
  ['Diesel', 1689],
  ['Euro 95 E10', 1949],
  ['AdBlue', 899],
];
const HEAD = ['Datum', 'Tijd', 'Station', 'Product', 'Liter', 'Prijs', 'Netto', 'Btw', 'Bruto'];

/** A month of fuel cards: each card with its own total, and one row for all of them. */
export const fuelCards: Layout['make'] = (seed) => {
  const paper = aPaper(seed, { number: (n) => `4500${n}19` });
  const { supplier, customer, number } = paper;
  const first = firstOfMonth(addDays(paper.date, -31));
  const date = addDays(firstOfMonth(addDays(first, 31)), -1);
  const name = oneOf(`${seed} firm`, ['Tankpas Collectief B.V.', 'RijKaart Nederland B.V.']);
  const cards = cardsOf(seed, first);
  const all = totalOf(cards);
  return {
    content: [
      { text: name, fontSize: 18, bold: true, color: '#ffffff', background: '#104080' },
      { text: 'Verzamelfactuur brandstof en diensten', fontSize: 12, margin: [0, 6, 0, 12] },
      { stack: [customer.name, customer.street, customer.place] },
      {
        margin: [0, 12, 0, 0],
        fontSize: 8.5,
        table: {
          widths: ['*', '*', '*', '*'],
          body: [
            ['Relatienummer', 'Factuurnummer', 'Factuurdatum', 'Periode'],
            ['700.118.204', number, slashed(date), `${slashed(first)} - ${slashed(date)}`],
          ],
        },
      },
      fillingsTable(cards),
      {
        fontSize: 8.5,
        margin: [0, 12, 0, 0],
        stack: [
          `Btw 21% over ${dutch(all.net)} is ${dutch(all.vat)}. Prijs per liter is inclusief btw en accijns.`,
          `Het totaal van ${dutch(all.gross)} euro wordt omstreeks ${slashed(addDays(date, 14))} geïncasseerd van rekening NL91 ABNA 0417 1643 00 (mandaat TC-0088123-01, incassant NL12ZZZ301234560000).`,
        ],
      },
    ],
    footer: `${name} · ${supplier.street}, ${supplier.place} · Klantenservice 0900-8265 · KvK-nr. ${supplier.coc} · Btw-nr. ${supplier.vat} · Bank ${inFours(supplier.iban)}`,
    truth: truthOf({ ...paper, date, vat: all.vat, total: all.gross }),
  };
};

const slashed = (date: IsoDate) => inFigures(date, '/');

const cardsOf = (seed: string, first: IsoDate) =>
  [
    ['7002 4410 0087 0012', 'V-318-KB'],
    ['7002 4410 0087 0020', 'VGT-44-R'],
    ['7002 4410 0087 0038', 'K-907-ZX'],
  ].map(([card, plate], at) => {
    const fillings = Array.from({ length: 3 + chance(`${seed} ${at} times`, 4) }, (_, time) =>
      aFilling(`${seed} ${at} ${time}`, addDays(first, 1 + time * 4 + at)),
    );
    return { card, plate, fillings, ...totalOf(fillings) };
  });

function aFilling(of: string, day: IsoDate) {
  const [product, price] = oneOf(`${of} product`, PRODUCTS);
  const litres = (1200 + chance(`${of} litres`, 5600)) as Cents;
  const gross = Math.round((litres * price) / 1000) as Cents;
  const vat = portion(gross, 21, 121);
  const clock = `${String(6 + chance(`${of} hour`, 15)).padStart(2, '0')}:${10 + chance(`${of} minute`, 49)}`;
  return {
    told: [slashed(day), clock, oneOf(`${of} station`, STATIONS), product],
    price: (price / 1000).toFixed(3).replace('.', ','),
    ...{ litres, net: sum([gross, -vat as Cents]), vat, gross },
  };
}

const fillingsTable = (cards: ReturnType<typeof cardsOf>): Content => ({
  margin: [0, 12, 0, 0],
  layout: 'lightHorizontalLines',
  fontSize: 7.5,
  table: {
    headerRows: 1,
    widths: ['auto', 'auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
    body: [
      HEAD.map((text, at) => (at < 4 ? text : toRight(text))),
      ...cards.flatMap(({ card, plate, fillings, ...total }) => [
        [{ text: `Kaart ${card}   Kenteken ${plate}`, colSpan: 9 }, ...HEAD.slice(1)],
        ...fillings.map(({ told, price, ...figures }) => [...told, ...inColumns(figures, price)]),
        totalRow(`Totaal ${plate}`, total),
      ]),
      totalRow('Totaal factuur (EUR)', totalOf(cards)),
    ],
  },
});

/** Litres are in hundredths, as money is. */
type Figures = Record<'litres' | 'net' | 'vat' | 'gross', Cents>;

const toRight = (text: string): TableCell => ({ text, alignment: 'right' });
const inColumns = ({ litres, net, vat, gross }: Figures, price = ''): TableCell[] =>
  [dutch(litres), price, dutch(net), dutch(vat), dutch(gross)].map(toRight);
const totalRow = (name: string, figures: Figures): TableCell[] => [
  { text: name, colSpan: 4, bold: true },
  ...['', '', ''],
  ...inColumns(figures),
];
const totalOf = (of: readonly Figures[]): Figures => ({
  litres: sum(of.map(({ litres }) => litres)),
  net: sum(of.map(({ net }) => net)),
  vat: sum(of.map(({ vat }) => vat)),
  gross: sum(of.map(({ gross }) => gross)),
});
