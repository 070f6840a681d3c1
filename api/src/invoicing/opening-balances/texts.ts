import { short } from '../../platform/spreadsheets/texts';

const column = (header: string, explanation: string) => ({ header, explanation });

/** What stands above the columns of a file, what they are, and what is said of a cell. */
export const COLUMN_TEXTS = {
  columns: {
    invoice_number: column(
      'Factuurnummer',
      'Verplicht. Het nummer dat de klant kent, zoals je vorige pakket het gaf.',
    ),
    customer: column('Klant', 'Verplicht. De naam of het e-mailadres van een klant die er al is.'),
    date: column('Factuurdatum', 'Verplicht, zoals 31-12-2026.'),
    expiration_date: column('Vervaldatum', 'Leeg volgt uit de betaaltermijn van de klant.'),
    open_amount: column(
      'Openstaand bedrag',
      'Verplicht. Wat nog betaald moet worden, inclusief btw, zoals 121,00.',
    ),
    description: column('Omschrijving', 'Waar de factuur over gaat; komt in het overzicht.'),
  },
  amount: 'Bedrag is onjuist. Vul een bedrag in zoals 121,00.',
  date: 'Datum is onjuist. Vul een datum in zoals 31-12-2026.',
} as const;

/** What is said of a file, a row or a cell. */
export const TEXTS = {
  numberRequired: 'Factuurnummer is verplicht',
  comesUp:
    'Een eigen factuur krijgt straks ook dit nummer. Kies bij Instellingen, Facturen een startnummer dat erna komt, of een voorvoegsel.',
  tooLong: (max: number) => `Maximaal ${max} tekens`,
  customerRequired: 'Klant is verplicht',
  noCustomer: 'Er is geen klant met deze naam of dit e-mailadres. Voeg de klant eerst toe.',
  sameName: (count: number) =>
    `Er zijn ${count} klanten die zo heten. Zet hier het e-mailadres van de klant.`,
  sameEmail: (count: number) =>
    `Er zijn ${count} klanten met dit e-mailadres. Zet hier de naam van de klant.`,
  dateRequired: 'Factuurdatum is verplicht',
  future: 'Factuurdatum mag niet in de toekomst liggen',
  beforeDate: 'Vervaldatum mag niet voor de factuurdatum liggen',
  amountRequired: 'Openstaand bedrag is verplicht',
  amountAboveZero: 'Openstaand bedrag moet hoger zijn dan € 0,00',
} as const;

/** As every import has them. */
export const IMPORT_TEXTS = {
  noRows: 'Er staan geen facturen onder de kopregel',
  tooManyRows: (max: string) => `Het bestand heeft meer dan ${max} facturen. Splits het bestand.`,
  unknownNumber: 'Deze factuur bestaat niet',
  twice: (row: number) => `Deze factuur staat ook in rij ${row}`,
  alikeInFile: (row: number) => `Deze factuur staat ook in rij ${row}`,
  alikeStored: (name: string) => `Er is al een factuur ${name}`,
  ambiguous: () => 'Er zijn meer facturen met dit nummer',
  named: (invoice_number: string) => short(invoice_number),
  sheet: 'Openstaande facturen',
  templateName: 'Voorbeeld openstaande facturen.xlsx',
} as const;
