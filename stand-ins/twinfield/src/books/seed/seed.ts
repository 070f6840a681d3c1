import { createHash } from 'node:crypto';
import { momentOf } from '../days';
import { type Change, put } from '../tables';
import type { Dimension, DimensionType, Journal, JournalCategory, Office, Part } from '../types';
import { BALANCE, PROFIT_AND_LOSS, type SeedLedger } from './ledgers';
import { OFFICES, ORGANISATIONS, type SeedOffice, USERS } from './offices';
import { COST_CENTRES, PROJECTS, RELATIONS, type SeedRelation } from './relations';
import { VAT_CODES } from './vat-codes';
import { yearsFor } from './years';

const DAY_MS = 86_400_000;

/** What new books hold. */
export function seedOf(now: Date): Change[] {
  return [
    ...ORGANISATIONS.map((organisation) => put('organisations', organisation)),
    ...USERS.map((user) => put('users', user)),
    ...OFFICES.flatMap((office) => seedOfOffice(office, now)),
  ];
}

function seedOfOffice({ periods, hasJournals, ...office }: SeedOffice, now: Date): Change[] {
  const { key } = office;
  // They were there before anybody looks: none of them is among what was changed since.
  const dimensions = dimensionsFor(office, momentOf(new Date(now.getTime() - DAY_MS)));
  const journals = hasJournals ? JOURNALS : [];
  return [
    put('offices', office),
    ...dimensions.map((dimension) => put('dimensions', dimension)),
    ...VAT_CODES.map((vat) =>
      put('vatCodes', { ...vat, office: key, uid: uidOf(key, vat.code), status: 'active' }),
    ),
    ...journals.map((journal) => put('journals', { ...journal, office: key, last: {} })),
    ...currenciesFor(office.currency).map((currency) =>
      put('currencies', { ...currency, office: key }),
    ),
    ...yearsFor(key, periods, now.getUTCFullYear()).map((year) => put('years', year)),
  ];
}

function dimensionsFor({ key, relationDigits }: Office, modified: string): Dimension[] {
  const dimension = (type: DimensionType, code: string, name: string): Dimension => ({
    office: key,
    type,
    code,
    uid: uidOf(key, type, code),
    name,
    shortname: '',
    status: 'active',
    website: '',
    cocnumber: '',
    vatnumber: '',
    financials: {},
    addresses: [],
    banks: [],
    needs: 'nothing',
    vatObligatory: false,
    modified,
    touched: 0,
  });
  const ledger = (type: DimensionType, [code, name, needs, vat]: SeedLedger): Dimension => ({
    ...dimension(type, code, name),
    needs: needs ?? 'nothing',
    vatObligatory: vat === 'VAT',
  });
  const relation = (seed: SeedRelation): Dimension => ({
    ...dimension(seed.type, seed.code.padEnd(relationDigits, '0'), seed.name),
    vatnumber: seed.vatnumber,
    cocnumber: seed.cocnumber,
    financials: { duedays: '30', substitutewith: seed.type === 'DEB' ? '1300' : '1600' },
    addresses: [addressOf(seed)],
    banks: seed.iban === '' ? [] : [bankOf(seed)],
  });
  return [
    ...BALANCE.map((row) => ledger('BAS', row)),
    ...PROFIT_AND_LOSS.map((row) => ledger('PNL', row)),
    ...COST_CENTRES.map(([code, name]) => dimension('KPL', code, name)),
    ...PROJECTS.map(([code, name]) => dimension('PRJ', code, name)),
    ...RELATIONS.map(relation),
  ];
}

const addressOf = ({ name, street, postcode, city, country }: SeedRelation): Part => ({
  attributes: { id: '1', type: 'invoice', default: 'true' },
  fields: { name, country, city, postcode, field2: street },
});

const bankOf = ({ name, iban, country }: SeedRelation): Part => ({
  attributes: { id: '1', default: 'true' },
  fields: { ascription: name, iban, country },
});

type SeedJournal = Omit<Journal, 'office' | 'last'>;

/** Free text is closed in one of them, so that whoever counts on it finds out. */
const JOURNALS: readonly SeedJournal[] = [
  journal('INK', 'Inkoopfactuur', 'purchase'),
  journal('VRK', 'Verkoopfactuur', 'sales'),
  { ...journal('VRKI', 'Verkoop via internet', 'sales'), freetexts: [false, false, false] },
  journal('BNK', 'Bank', 'bank'),
  journal('KAS', 'Kas', 'cash'),
  journal('MEMO', 'Memoriaal', 'journal'),
];

function journal(code: string, name: string, category: JournalCategory): SeedJournal {
  return { code, name, shortname: name.slice(0, 10), category, freetexts: [true, true, true] };
}

/** The yen has no rate: whoever books in it hears so. */
const currenciesFor = (own: string) => [
  currency('EUR', 'Euro', own === 'EUR' ? '1' : '1.085000000'),
  currency('USD', 'Amerikaanse dollar', own === 'USD' ? '1' : '0.921658986'),
  currency('GBP', 'Brits pond', own === 'EUR' ? '1.170000000' : '1.269450000'),
  { code: 'JPY', name: 'Japanse yen', rates: [] },
];

function currency(code: string, name: string, rate: string) {
  return { code, name, rates: [{ date: '20000101', rate }] };
}

/** The same for the same dimension, as a seed should be. */
function uidOf(...path: string[]): string {
  const hash = createHash('sha256').update(path.join('/')).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
