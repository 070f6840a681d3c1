import { UNITS } from '@boekwerk/shared/domain/invoice/unit';
import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';
import { short } from '../../../platform/spreadsheets/texts';

const column = (header: string, explanation: string) => ({ header, explanation });

const oneOf = (names: readonly string[]) => `Kies uit: ${names.join(', ')}.`;

const vatKinds = oneOf(TAX_IDS.map((id) => VAT[id].name));
const units = oneOf(UNITS.map(({ name }) => name));

/** What stands above the columns of a file, what they are, and what is said of a cell. */
export const COLUMN_TEXTS = {
  columns: {
    title: column('Naam', 'Verplicht. Een product met deze naam dat er al is, wordt herkend.'),
    description: column('Beschrijving', 'Hooguit 1000 tekens; komt op de factuur.'),
    value: column('Prijs', 'Verplicht. Van één stuk, exclusief btw, zoals 12,50.'),
    tax_id: column('Btw', `${vatKinds} Leeg is 21%.`),
    unit: column('Eenheid', `${units} Leeg is Stuks.`),
  },
  amount: 'Bedrag is onjuist. Vul een bedrag in zoals 12,50.',
  vat: vatKinds,
  unit: units,
} as const;

/** Named at most. */
const MAX_NAMED = 5;

/** What is said of a file, a row or a cell. */
export const IMPORT_TEXTS = {
  noRows: 'Er staan geen producten onder de kopregel',
  tooManyRows: (max: string) => `Het bestand heeft meer dan ${max} producten. Splits het bestand.`,
  unknownNumber: 'Dit product bestaat niet',
  twice: (row: number) => `Dit product staat ook in rij ${row}`,
  alikeInFile: (row: number) => `Dit product staat ook in rij ${row}`,
  alikeStored: (name: string) => `Er is al een product ${name}`,
  ambiguous: (alike: readonly { name: string }[]) =>
    `Er zijn meer producten met deze naam: ${alike
      .slice(0, MAX_NAMED)
      .map(({ name }) => name)
      .join(', ')}. Hernoem ze eerst.`,
  named: (title: string) => short(title),
  sheet: 'Producten',
  templateName: 'Voorbeeld producten.xlsx',
} as const;
