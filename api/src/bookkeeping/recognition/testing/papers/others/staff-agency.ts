import { addDays, mondayOf } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import type { Content } from 'pdfmake/interfaces';
import { type Layout, truthOf } from '../layout';
import {
  anIban,
  aPaper,
  aVatNumber,
  chance,
  dutch,
  inFigures,
  inFours,
  oneOf,
  type Paper,
} from '../paper';

const PEOPLE = ['P. Nowak', 'S. el Amrani', 'J. Kowalska', 'D. Hendriks'];
const HEAD = ['Medewerker', 'Soort', 'Uren', 'Tarief', 'Bedrag'];
const euro = (cents: Cents) => `€ ${dutch(cents)}`;

/** A week of an agency for staff: a part of the total goes to its blocked account, which stands first. */
export const staffAgency: Layout['make'] = (seed) => {
  const paper = aPaper(seed, { number: (n) => `UZ.${n}.46` });
  const supplier = {
    ...paper.supplier,
    name: oneOf(`${seed} firm`, [
      'Flexwerk Midden Uitzendbureau B.V.',
      'Handen & Co Detachering B.V.',
    ]),
  };
  const lines = hoursOf(seed);
  const net = sum(lines.map(({ hours, tariff }) => (hours * tariff) as Cents));
  const vat = portion(net, 21, 100);
  const total = sum([net, vat]);
  const blocked = portion(total, 40, 100);
  return {
    content: [
      { text: supplier.name, fontSize: 15, bold: true, alignment: 'right' },
      { text: `${supplier.street}, ${supplier.place}`, alignment: 'right', fontSize: 8.5 },
      { text: 'NEN 4400-1 gecertificeerd · SNA-keurmerk', alignment: 'right', fontSize: 8.5 },
      facts(paper),
      {
        margin: [0, 18, 0, 0],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', '*', 'auto', 'auto', 'auto'],
          body: [
            HEAD,
            ...lines.map(({ person, kind, hours, tariff }) => [
              person,
              kind,
              `${hours},00`,
              dutch(tariff as Cents),
              dutch((hours * tariff) as Cents),
            ]),
          ].map((cells) =>
            cells.map((text, at) => ({ text, alignment: at < 2 ? 'left' : 'right' })),
          ),
        },
      },
      {
        margin: [270, 14, 0, 0],
        table: {
          widths: ['*', 'auto'],
          body: [
            ['Bedrag excl. btw', euro(net)],
            ['21,00% btw', euro(vat)],
            ['Factuurbedrag', euro(total)],
          ].map(([name = '', text = '']) => [name, { text, alignment: 'right' }]),
        },
      },
      { text: 'Betaling', bold: true, margin: [0, 16, 0, 0] },
      {
        stack: [
          `40% op G-rekening ${inFours(anIban(`${seed} blocked`))}: ${euro(blocked)}`,
          `60% op bankrekening ${inFours(supplier.iban)}: ${euro(sum([total, -blocked as Cents]))}`,
          `Loonsom in dit factuurbedrag: ${euro(portion(net, 68, 100))}`,
        ],
      },
    ],
    footer: `Loonheffingennummer ${aVatNumber(`${seed} wages`).slice(2, 11)}L01 · KvK ${supplier.coc} · Btw-id ${supplier.vat} · T 030 - 291 44 10`,
    truth: truthOf({ ...paper, vat, total }),
  };
};

const hoursOf = (seed: string) =>
  PEOPLE.flatMap((person, at) => {
    const tariff = 2650 + 25 * chance(`${seed} ${person}`, 40);
    const hours = 24 + chance(`${seed} ${person} hours`, 17);
    const normal = { person, kind: 'Normale uren', hours, tariff };
    const late = { person, kind: 'Overuren 150%', hours: at + 1, tariff: Math.round(tariff * 1.5) };
    return at % 2 ? [normal, late] : [normal];
  });

const box = (name: string, text: string): Content => ({
  stack: [{ text: name, fontSize: 7.5, color: '#555' }, text],
});

const facts = ({ customer, number, date }: Paper): Content => ({
  margin: [0, 14, 0, 0],
  columns: [
    {
      width: '*',
      stack: [
        customer.name,
        'Crediteurenadministratie',
        customer.street,
        customer.place,
        { text: 'Uw btw-nummer: NL004495445B01', margin: [0, 6, 0, 0] },
      ],
    },
    {
      width: 210,
      table: {
        widths: ['*', '*'],
        body: [
          [box('Factuurnummer', number), box('Factuurdatum', inFigures(date))],
          [box('Debiteurnummer', '20.417'), box('Vervaldatum', inFigures(addDays(date, 14)))],
          [
            box('Week vanaf', inFigures(mondayOf(addDays(date, -7)))),
            box('Inkooporder', 'PO-11872'),
          ],
        ],
      },
    },
  ],
});
