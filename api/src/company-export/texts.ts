import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';

export const TEXTS = {
  /** The zip as it is saved. */
  zip: (company: string, day: IsoDate) => `${company} ${day}.zip`,
  link: 'Deze download',
  company: 'Bedrijf',
  busy: 'Het is nu te druk. Probeer het zo nog eens.',
  readMe: 'LEESMIJ.txt',
  manifest: 'manifest.csv',
  checksums: 'SHA256SUMS',
  manifestColumns: ['Bestand', 'Bytes', 'Regels', 'SHA-256', 'Opmerking'],
  missing: 'Dit bestand kon niet worden gelezen en ontbreekt',
  damaged: 'Dit bestand is niet meer zoals het is bewaard',
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
  count: (files: number) => [
    `Naast dit bestand en de lijsten ervan: ${files.toLocaleString('nl-NL')} bestanden.`,
  ],
  complete: ['Geen enkel bestand ontbreekt.'],
  incomplete: (files: number) => [
    files === 1 ? 'Met 1 bestand is iets mis:' : `Met ${files} bestanden is iets mis:`,
  ],
  check: [
    'In manifest.csv staat van elk bestand de grootte en de SHA-256. Met SHA256SUMS controleer je ze',
    'zelf, in de uitgepakte map:',
    '',
    '  sha256sum --check SHA256SUMS        (Linux)',
    '  shasum -a 256 --check SHA256SUMS    (macOS)',
    '  Get-FileHash *                      (Windows PowerShell, vergelijk met manifest.csv)',
  ],
};
