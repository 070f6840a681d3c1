export const TEXTS = {
  link: 'Deze download',
  readMe: 'LEESMIJ.txt',
  manifest: 'manifest.csv',
  checksums: 'SHA256SUMS',
  manifestColumns: ['Bestand', 'Bytes', 'Regels', 'SHA-256', 'Opmerking'],
  missing: 'Dit bestand kon niet worden gelezen en ontbreekt',
  damaged: 'Dit bestand is niet meer zoals het is bewaard',
  count: (files: number) => [
    `Naast dit bestand en de lijsten ervan: ${files.toLocaleString('nl-NL')} bestanden.`,
  ],
  yes: 'Ja',
  no: 'Nee',
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
