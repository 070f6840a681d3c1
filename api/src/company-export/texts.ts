import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';

export const TEXTS = {
  /** The zip as it is saved. */
  zip: (company: string, day: IsoDate) => `${company} ${day}.zip`,
  company: 'Bedrijf',
  about: ({ company, by, at }: { company: string; by: string; at: string }) => [
    `Alle gegevens van ${company}`,
    `Gemaakt op ${at} door ${by}, met Boekwerk.`,
    '',
    'De tabellen zijn zoals ze op dat moment waren en horen bij elkaar.',
    '',
    'bedrijf/      bedrijfsgegevens, gebruikers met hun rechten, en de historie',
    'facturen/     facturen, factuurregels, betalingen, e-mails, herhalingen en producten;',
    '              pdf, ubl en bijlagen van elke factuur zoals ze zijn verzonden',
    'boekhouding/  documenten, boekingsregels, boekingen, vragen, grootboek, imports en projecten;',
    '              de documenten zelf zoals ze zijn aangeleverd, ook die in de prullenbak',
    'relaties/     klanten en leveranciers, en de kantoren die de boekhouding doen',
    '',
    'De tabellen zijn csv-bestanden met een puntkomma tussen de kolommen en een komma in bedragen.',
    'Een spreadsheet zoals Excel opent ze direct. Bedragen van creditfacturen zijn negatief.',
    'Tekst die een spreadsheet als formule zou lezen, heeft een apostrof ervoor.',
  ],
};
