import { short } from '../platform/spreadsheets/texts';

/** Named at most. */
const MAX_NAMED = 5;

const column = (header: string, explanation: string) => ({ header, explanation });

/** What stands above the columns of a file, what they are, and what is said of a cell. */
export const COLUMN_TEXTS = {
  columns: {
    id: column(
      'Relatienummer',
      'Van een relatie die er al is; te vinden door te exporteren. Leeg voor een nieuwe relatie.',
    ),
    type: column('Soort', 'Onderneming of Persoon. Leeg is Onderneming.'),
    enterprise_relation_type: column('Soort', 'Klant of Leverancier. Leeg is Klant.'),
    name: column('Bedrijfsnaam', 'Verplicht voor een onderneming.'),
    first_name: column('Voornaam', 'Verplicht voor een persoon.'),
    last_name: column('Achternaam', 'Verplicht voor een persoon.'),
    email: column('E-mailadres', 'Eén adres.'),
    general_email: column(
      'E-mailadres voor facturen',
      'Waar de facturen heen gaan. Leeg is hetzelfde als E-mailadres.',
    ),
    phone: column('Telefoon', 'Maak de kolom op als tekst, dan blijft de eerste nul staan.'),
    mobile: column('Mobiel', 'Maak de kolom op als tekst, dan blijft de eerste nul staan.'),
    website: column('Website', 'Zoals www.voorbeeld.nl.'),
    initial: column('Voorletters', 'Van de contactpersoon, of van de persoon zelf.'),
    legal_form: column('Rechtsvorm', 'Zoals B.V. of Eenmanszaak.'),
    visiting_address: column('Bezoekadres', 'Straat, postcode en plaats in één cel.'),
    invoice_address: column('Factuuradres', 'Straat, postcode en plaats in één cel.'),
    currency: column('Valuta', 'EUR, USD, GBP of CHF. Leeg is EUR.'),
    address: column('Adres', 'Straat en huisnummer.'),
    postal_code: column('Postcode', 'Voor Nederland zoals 1234 AB.'),
    city: column('Plaats', 'De plaats van het adres.'),
    country: column('Land', 'De naam of de code, zoals Nederland of NL. Leeg is Nederland.'),
    coc_number: column('KvK-nummer', '8 cijfers, opgemaakt als tekst.'),
    oin: column('OIN', 'Alleen van een overheid in Nederland: 20 cijfers, opgemaakt als tekst.'),
    tax_number: column('Btw-nummer', 'Zoals NL123456789B01.'),
    bank_account: column('IBAN', 'Zoals NL91 ABNA 0417 1643 00.'),
    payment_period: column(
      'Betaaltermijn',
      'Direct, 7 dagen, 14 dagen, 21 dagen, 1 maand, 45 dagen, 60 dagen of 90 dagen. Leeg is 1 maand.',
    ),
    hidden: column('Actief', 'Ja of Nee. Leeg is Ja.'),
    note: column('Notitie', 'Hooguit 1000 tekens; alleen zichtbaar voor jezelf.'),
  },
  /** As the form of a firm's client calls it. */
  generalEmailOfFirmClient: 'Algemeen e-mailadres',
  noNumber: 'Relatienummer is onjuist',
  kinds: 'Vul Klant of Leverancier in',
  kindsOfFirmClient: 'Vul Onderneming of Persoon in',
  yesNo: 'Vul ja of nee in',
  country: 'Kies een land uit de lijst',
  currency: 'Vul EUR, USD, GBP of CHF in',
  period: (names: string[]) => `Kies uit: ${names.join(', ')}`,
} as const;

/** What is said of a file, a row or a cell. */
export const IMPORT_TEXTS = {
  noRows: 'Er staan geen relaties onder de kopregel',
  tooManyRows: (max: string) => `Het bestand heeft meer dan ${max} relaties. Splits het bestand.`,
  lostSign: (text: string) => `Het begin was weggevallen; gelezen als ${text}`,
  unknownNumber: 'Deze relatie bestaat niet',
  deleted: 'Deze relatie is verwijderd. Zet de relatie terug om iets te wijzigen.',
  twice: (row: number) => `Dit relatienummer staat ook in rij ${row}`,
  otherKind: 'De soort van een bestaande relatie kan niet worden gewijzigd',
  noCompanyName: 'Een persoon heeft geen bedrijfsnaam; deze wordt niet gelezen',
  invoicesToEmail: 'Facturen van een persoon gaan naar E-mailadres; dit adres wordt niet gelezen',
  noName: 'Vul een bedrijfsnaam in, of een voor- en achternaam',
  alikeInFile: (row: number) => `Deze relatie lijkt op die in rij ${row}`,
  alikeStored: (name: string) => `Er is al een relatie die hierop lijkt: ${name}`,
  ambiguous: (alike: readonly { name: string }[]) =>
    `Er zijn al relaties die hier evenveel op lijken: ${alike
      .slice(0, MAX_NAMED)
      .map(({ name }) => name)
      .join(', ')}. Zet het relatienummer in de rij.`,
  /** A relation as it is named among others. */
  named: (id: number, name: string) => `${short(name)} (${id})`,
  unclear: 'Dit veld is niet juist ingevuld',
} as const;

/** What is said of what goes out, and what it is called. */
export const EXPORT_TEXTS = {
  sheet: 'Relaties',
  fileName: (day: string) => `Relaties ${day}`,
  templateName: 'Voorbeeld relaties.xlsx',
  tooMany: (max: string) => `Dit zijn meer dan ${max} relaties. Zoek eerst.`,
} as const;
