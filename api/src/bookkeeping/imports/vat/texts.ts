import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { short } from '../../../platform/spreadsheets/texts';

/** What a column may be called; the first is the name to show. */
export const COLUMN_NAMES = {
  supplier: ['Leverancier', 'crediteur', 'naam leverancier', 'leveranciersnaam'],
  debtor: ['Debiteurcode', 'debiteur', 'debiteurnummer', 'debiteurennummer', 'debiteurnr'],
  number: ['Factuurnummer', 'factuurnr', 'factuur nr', 'nummer', 'boekstuk', 'factuur'],
  date: ['Factuurdatum', 'datum'],
  description: ['Omschrijving', 'beschrijving'],
  excl: [
    'Bedrag excl. btw',
    'bedrag excl',
    'excl',
    'excl btw',
    'bedrag exclusief btw',
    'netto',
    'bedrag ex btw',
  ],
  percentage: ['Btw-%', 'btw %', 'btw percentage', 'percentage', 'btw tarief', 'tarief'],
  code: ['Btw-code', 'btw code', 'code'],
  vat: ['Btw-bedrag', 'btw bedrag', 'btw', 'bedrag btw'],
  incl: [
    'Bedrag incl. btw',
    'bedrag incl',
    'incl',
    'incl btw',
    'bedrag inclusief btw',
    'bruto',
    'totaal',
  ],
} as const;

export const VAT_TEXTS = {
  noHeader: 'Geen kopregel gevonden met de kolommen van het sjabloon',
  columnMissing: (names: string[]) => `In de kopregel ontbreekt: ${names.join(' of ')}`,
  tooManyRows: (max: string) => `Het werkblad heeft meer dan ${max} regels`,
  noRows: 'Er staan geen regels op het werkblad',
  noParty: 'Vul een leverancier of een debiteurcode in',
  longName: (max: number) => `Een leverancier heeft een naam van hooguit ${max} tekens`,
  unknownDebtor: (code: string) => `Debiteur ${short(code)} is niet bekend in Twinfield`,
  noNumber: 'Vul een factuurnummer in',
  longNumber: (max: number) => `Een factuurnummer heeft hooguit ${max} tekens`,
  noDate: (text: string) => `Dit is geen geldige datum: ${short(text)}`,
  otherDate: (date: IsoDate) =>
    `Deze factuur heeft hierboven een andere datum: ${formatDate(date)}`,
  noAmount: 'Vul een bedrag in',
  noRate: 'Vul een btw-percentage of een btw-code in',
  unknownRate: (text: string) => `Dit is geen geldig btw-percentage: ${short(text)}`,
  unknownCode: (code: string) => `Btw-code ${short(code)} is niet bekend in Twinfield`,
  wrongTotal: (incl: Euro, sum: Euro) =>
    `Bedrag incl. (${formatEuro(incl)}) is niet bedrag excl. met btw (${formatEuro(sum)})`,
  rounded: (vat: Euro) => `De btw is afgerond op ${formatEuro(vat)}, zodat de bedragen optellen`,
  unusualVat: (expected: Euro) => `Bij dit percentage is de btw ${formatEuro(expected)}`,
  unusualDate: (date: IsoDate) => `Controleer de datum: ${formatDate(date)}`,
  noTotal: (number: string) =>
    `Factuur ${short(number)} komt op € 0,00 uit en kan niet worden geboekt`,
  tooManyLines: (max: number) => `Een factuur heeft hooguit ${max} regels`,
  known: (number: string, party: string) =>
    `Factuur ${short(number)} van ${short(party)} is er al en wordt overgeslagen`,
  otherName: (party: string) =>
    `Dit nummer van ${short(party)} staat hierboven onder een andere naam: gebruik een en dezelfde naam`,
  newSupplier: (name: string) => `${short(name)} is een nieuwe leverancier en wordt toegevoegd`,
  purchase: (number: string) => `Inkoopfactuur ${number}`,
  sale: (number: string) => `Verkoopfactuur ${number}`,
  facts: {
    supplier: 'Leverancier',
    debtor: 'Debiteurcode',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    file: 'Bestand',
    rows: 'Rijen',
  },
  columns: {
    description: 'Omschrijving',
    excl: 'Excl. btw',
    rate: 'Btw',
    vat: 'Btw-bedrag',
    incl: 'Incl. btw',
  },
  changedMeanwhile:
    'Er is intussen iets veranderd aan de documenten. Controleer het bestand opnieuw.',
  total: 'Totaal',
  template: {
    name: 'import-btw.xlsx',
    sheet: 'Import btw',
    examples: [
      [
        'Groothandel Vis',
        '',
        '2026-1001',
        '31-07-2026',
        'Vis en garnalen',
        '100,00',
        '9',
        '',
        '9,00',
        '109,00',
      ],
      [
        'Groothandel Vis',
        '',
        '2026-1001',
        '31-07-2026',
        'Verpakking',
        '10,00',
        '21',
        '',
        '2,10',
        '12,10',
      ],
      ['', '1000', 'V-2026-12', '31-07-2026', 'Zaalhuur', '200,00', '21', '', '42,00', '242,00'],
    ],
  },
} as const;
