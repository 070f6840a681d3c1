import { createHash } from 'node:crypto';
import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, fromCents, portion, sum } from '@boekwerk/shared/domain/money/money';
import { hasTaxCheckDigits } from '@boekwerk/shared/domain/relation/identity';

export type Line = { text: string; quantity: number; cents: Cents; rate: number };

/** What stands on a paper, whatever it looks like. Amounts are in cents. */
export type Paper = {
  supplier: {
    name: string;
    street: string;
    place: string;
    vat: string;
    coc: string;
    iban: string;
    mail: string;
  };
  customer: { name: string; street: string; place: string };
  number: string;
  date: IsoDate;
  due: IsoDate;
  lines: Line[];
  /** By rate, in per cent. */
  vats: { rate: number; net: Cents; vat: Cents }[];
  net: Cents;
  vat: Cents;
  total: Cents;
};

const NAMES = [
  'Verhoeven Techniek B.V.',
  'De Vries & Zonen',
  'Hoveniersbedrijf Groenrijk',
  'Kantoorcentrum Delta',
  'Bouwbedrijf Kuipers B.V.',
  'Drukkerij Zandstra',
  'Schildersbedrijf Mulder',
  'Transport Van Houten',
  'Installatiebureau Peeters',
  'Groothandel Oosterhof',
];
const STREETS = [
  'Havenweg 12',
  'Dorpsstraat 45',
  'Lindelaan 8a',
  'Industrieweg 203',
  'Stationsplein 1',
];
const PLACES = [
  '3011 AB Rotterdam',
  '7511 CD Enschede',
  '9711 LM Groningen',
  '6211 EV Maastricht',
  '2801 JR Gouda',
];
const GOODS = [
  'Montage ter plaatse',
  'Materiaal volgens opgave',
  'Voorrijkosten',
  'Onderhoud november',
  'Levering artikel 4471',
  'Advies en begeleiding',
  'Huur apparatuur week 45',
  'Servicecontract',
  'Verpakking en verzending',
  'Reparatie',
];

/** Figures by chance, but the same ones each time: a hash of what is asked. */
export const chance = (seed: string, below: number) =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) % below;
export const oneOf = <Value>(seed: string, all: readonly Value[]): Value =>
  all[chance(seed, all.length)] as Value;

/** A paper of which everything follows from its name; the number is written in the way of its supplier. */
export function aPaper(
  seed: string,
  {
    rates = [21],
    rows = 3,
    number = (n: number) => `2026${n}`,
  }: { rates?: number[]; rows?: number; number?: (n: number) => string } = {},
): Paper {
  const name = oneOf(`${seed} name`, NAMES);
  const date = addDays('2026-11-20', -chance(`${seed} date`, 300));
  const lines = Array.from({ length: rows }, (_, row): Line => {
    const of = `${seed} ${row}`;
    const quantity = 1 + chance(`${of} quantity`, 8);
    const cents = (quantity * (450 + chance(`${of} price`, 48_000))) as Cents;
    return {
      text: oneOf(`${of} text`, GOODS),
      quantity,
      cents,
      rate: rates[row % rates.length] ?? 0,
    };
  });
  const vats = rates.map((rate) => {
    const net = sum(lines.filter((line) => line.rate === rate).map(({ cents }) => cents));
    return { rate, net, vat: portion(net, rate, 100) };
  });
  const net = sum(vats.map((one) => one.net));
  const vat = sum(vats.map((one) => one.vat));
  return {
    supplier: {
      name,
      street: oneOf(`${seed} street`, STREETS),
      place: oneOf(`${seed} place`, PLACES),
      vat: aVatNumber(seed),
      coc: String(20_000_000 + chance(`${seed} coc`, 60_000_000)),
      iban: anIban(seed),
      mail: `administratie@${name.toLowerCase().replace(/[^a-z]/g, '')}.example`,
    },
    customer: {
      name: 'Bakkerij Jansen B.V.',
      street: 'Korte Tiendeweg 14',
      place: '2801 JR Gouda',
    },
    number: number(1000 + chance(`${seed} number`, 9000)),
    date,
    due: addDays(date, 30),
    lines,
    vats,
    net,
    vat,
    total: sum([net, vat]),
  };
}

export function aVatNumber(seed: string): string {
  for (let at = 0; ; at++) {
    const number = `NL${100_000_000 + chance(`${seed} vat ${at}`, 800_000_000)}B01`;
    if (hasTaxCheckDigits(number)) return number;
  }
}

export function anIban(seed: string): string {
  const bank = oneOf(`${seed} bank`, ['INGB', 'RABO', 'ABNA', 'TRIO']);
  const account = String(chance(`${seed} account`, 999_999_999)).padStart(10, '0');
  const figures = [...`${bank}${account}NL00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `NL${String(98n - (BigInt(figures) % 97n)).padStart(2, '0')}${bank}${account}`;
}

export const inFours = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** `1.234,56` */
export const dutch = (cents: Cents) =>
  fromCents(cents).toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** `1,234.56` */
export const english = (cents: Cents) =>
  fromCents(cents).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `12-11-2026`, with another sign between if asked. */
export const inFigures = (date: IsoDate, sign = '-') => date.split('-').reverse().join(sign);
export const inWords = (date: IsoDate, language = 'nl-NL') =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
