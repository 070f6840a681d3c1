import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { BAKERY, CYCLE_SHOP, FLORIST } from './companies';
import type { PlannedDocument } from './planned-document';
import { type Bill, supplierBill } from './supplier-bill';

const COMPANIES = { bakery: BAKERY, cycleShop: CYCLE_SHOP, florist: FLORIST };

const NINE = 2;
const TWENTY_ONE = 1;

type Supplier = Bill['supplier'] & { tax_id: 1 | 2; sells: readonly string[] };

const SUPPLIERS = {
  flour: {
    ...supplier('Meelfabriek De Korenbloem', 'Molenkade 3, Schiedam', 'NL800021029B47', '#8a5a12'),
    tax_id: NINE,
    sells: ['Tarwebloem 25 kg', 'Volkorenmeel 25 kg', 'Roggemeel 10 kg', 'Sesamzaad 5 kg'],
  },
  dairy: {
    ...supplier('Zuivelhandel Groenewoud', 'Polderweg 19, Reeuwijk', 'NL800022266B69', '#2b6777'),
    tax_id: NINE,
    sells: ['Roomboter 10 kg', 'Slagroom 5 l', 'Volle melk 10 l', 'Eieren, tray van 30'],
  },
  boxes: {
    ...supplier(
      'Verpakkingshuis Randstad',
      'Industrieweg 210, Rotterdam',
      'NL800024740B16',
      '#444',
    ),
    tax_id: TWENTY_ONE,
    sells: ['Taartdoos 26 cm', 'Broodzak', 'Draagtas'],
  },
  power: {
    ...supplier(
      'Energiebedrijf Noordenwind',
      'Windmolenlaan 1, Groningen',
      'NL800025977B38',
      '#1b7f4d',
    ),
    tax_id: TWENTY_ONE,
    sells: ['Stroom dal', 'Stroom piek', 'Netbeheer'],
  },
  oven: {
    ...supplier('Oventechniek Smits', 'Ambachtsring 62, Tilburg', 'NL800027214B60', '#a52a2a'),
    tax_id: TWENTY_ONE,
    sells: ['Onderhoud etageoven', 'Pakking', 'Voorrijkosten'],
  },
  cycles: {
    ...supplier('Fietsengroothandel Noord', 'Ketting 9, Heerenveen', 'NL800030925B29', '#0d5c9e'),
    tax_id: TWENTY_ONE,
    sells: ['Stadsfiets 28 inch', 'Binnenband', 'Kettingset', 'Verlichtingsset'],
  },
  flowers: {
    ...supplier('Bloemenimport Van Rijn', 'Veilinglaan 313, Aalsmeer', 'NL800029688B07', '#9b2c6b'),
    tax_id: NINE,
    sells: ['Rozen, bos van 20', 'Tulpen, bos van 50', 'Eucalyptus'],
  },
} satisfies Record<string, Supplier>;

function supplier(name: string, at: string, tax_number: string, color: string): Bill['supplier'] {
  const [address = '', city = ''] = at.split(', ');
  return { name, address, city, tax_number, color };
}

type Planned = Pick<PlannedDocument, 'of' | 'days_ago' | 'tag'> & {
  from: keyof typeof SUPPLIERS;
  /** Lines on the bill; about thirty fit on a page. */
  rows: number;
  pages: number;
};

const plan = (
  of: Planned['of'],
  days_ago: number,
  from: Planned['from'],
  tag: Tag | null,
  [rows, pages]: [number, number],
): Planned => ({ of, days_ago, from, tag, rows, pages });

const BILLS: readonly Planned[] = [
  plan('bakery', 29, 'flour', 'INK', [58, 2]),
  plan('bakery', 24, 'power', 'INK', [3, 1]),
  plan('bakery', 19, 'dairy', null, [96, 3]),
  plan('bakery', 14, 'boxes', 'INK', [9, 1]),
  plan('bakery', 9, 'oven', null, [3, 1]),
  plan('bakery', 4, 'flour', null, [12, 1]),
  plan('bakery', 1, 'dairy', null, [60, 2]),
  plan('cycleShop', 12, 'cycles', null, [7, 1]),
  plan('cycleShop', 3, 'cycles', 'INK', [56, 2]),
  plan('florist', 8, 'flowers', null, [14, 1]),
];

export const demoBills = (today: IsoDate): PlannedDocument[] =>
  BILLS.map(({ from, rows, pages, ...document }) => {
    const number = `${2600 + document.days_ago * 7}`;
    return {
      ...document,
      amount_pages: pages,
      file_name: `Factuur ${SUPPLIERS[from].name} ${number}.pdf`,
      make: () =>
        supplierBill({
          supplier: SUPPLIERS[from],
          customer: customerOf(document.of),
          number,
          date: addDays(today, -document.days_ago - 1),
          lines: linesOf(SUPPLIERS[from], rows),
        }),
    };
  });

function customerOf(of: Planned['of']): Bill['customer'] {
  const { name = '', address = '', postal_code, city } = COMPANIES[of];
  return { name, address, city: `${postal_code} ${city}` };
}

const linesOf = ({ sells, tax_id }: Supplier, rows: number): Bill['lines'] =>
  Array.from({ length: rows }, (_, row) => ({
    title: sells[row % sells.length] ?? '',
    amount: 1 + (row % 6),
    value: Math.round((4.35 + (row % 9) * 3.15) * 100) / 100,
    tax_id,
  }));
