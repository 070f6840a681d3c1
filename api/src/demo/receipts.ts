import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import type { PlannedDocument } from './planned-document';
import { type Receipt, receiptPhoto } from './receipt-photo';

type Printed = Pick<Receipt, 'shop' | 'place' | 'items' | 'vat'>;
type Planned = Pick<PlannedDocument, 'of' | 'days_ago' | 'tag'> & Printed;

const plan = (
  of: Planned['of'],
  days_ago: number,
  tag: Tag | null,
  [shop, place, vat]: [string, string, number],
  items: Receipt['items'],
): Planned => ({ of, days_ago, tag, shop, place, vat, items });

const RECEIPTS: readonly Planned[] = [
  plan(
    'bakery',
    27,
    'INK',
    ['TANKSTATION A12', 'Bodegraven', 21],
    [
      ['Diesel 41,20 l', 74.16],
      ['Ruitenvloeistof', 6.95],
    ],
  ),
  plan(
    'bakery',
    22,
    'INK',
    ['BOUWMARKT DE HAMER', 'Gouda', 21],
    [
      ['Verf wit 2,5 l', 34.99],
      ['Kwastenset', 12.49],
      ['Afplaktape', 4.79],
      ['Schuurpapier', 3.25],
    ],
  ),
  plan('bakery', 17, null, ['PARKEREN CENTRUM', 'Rotterdam', 21], [['Parkeren 2:35', 11.6]]),
  plan(
    'bakery',
    12,
    null,
    ['KANTOORVAKHANDEL PEN & CO', 'Gouda', 21],
    [
      ['Printpapier 5 pak', 29.95],
      ['Cartridge zwart', 41.5],
      ['Ordners', 17.4],
    ],
  ),
  plan(
    'bakery',
    7,
    null,
    ['KOFFIEBAR HET HOEKJE', 'Utrecht', 9],
    [
      ['Cappuccino 2x', 7.6],
      ['Appelgebak 2x', 9.5],
    ],
  ),
  plan(
    'bakery',
    3,
    null,
    ['SCHOONMAAK HELDER', 'Capelle a/d IJssel', 21],
    [
      ['Ontvetter 5 l', 23.8],
      ['Microvezeldoek', 8.95],
      ['Handschoenen', 11.2],
    ],
  ),
  plan(
    'bakery',
    0,
    null,
    ['BLOEMENKRAAM MARKT', 'Gouda', 9],
    [
      ['Boeket balie', 19.95],
      ['Krans', 24.5],
    ],
  ),
  plan(
    'cycleShop',
    6,
    null,
    ['GEREEDSCHAP VAN LOON', 'Gouda', 21],
    [
      ['Momentsleutel', 89],
      ['Inbusset', 24.95],
    ],
  ),
  plan(
    'florist',
    5,
    'INK',
    ['POTTENBAKKERIJ AARDE', 'Gouda', 21],
    [
      ['Vaas groen', 35],
      ['Schaal', 27.5],
    ],
  ),
  plan('florist', 2, null, ['TANKSTATION A12', 'Bodegraven', 21], [['Euro95 33,70 l', 69.42]]),
];

const TABLES = ['#6b5138', '#8d8a84', '#b09a7a', '#4d5559'];

export const demoReceipts = (today: IsoDate): PlannedDocument[] =>
  RECEIPTS.map(({ of, days_ago, tag, ...printed }, at) => ({
    of,
    days_ago,
    tag,
    amount_pages: 1,
    file_name: `IMG_${4120 + at * 13}.jpg`,
    make: () =>
      receiptPhoto({
        ...printed,
        date: addDays(today, -days_ago),
        time: `${9 + (at % 8)}:${String((at * 17) % 60).padStart(2, '0')}`,
        angle: ((at * 37) % 11) - 5,
        table: TABLES[at % TABLES.length] ?? '#777',
      }),
  }));
