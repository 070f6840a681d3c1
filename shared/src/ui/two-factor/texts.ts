export const texts = {
  scan: 'Scan de QR-code met een authenticator-app, zoals Google Authenticator, Microsoft Authenticator of 1Password.',
  qrCode: 'QR-code voor je authenticator-app',
  cannotScan: 'Kun je niet scannen? Vul dan deze sleutel in de app in:',
  copyKey: 'Kopieer sleutel',
  codesIntro:
    'Heb je je telefoon niet bij de hand, dan log je in met een van deze codes. Elke code werkt één keer. Bewaar ze goed: je ziet ze alleen nu.',
  codes: 'Herstelcodes',
  download: 'Download',
  copy: 'Kopieer',
  copied: 'Gekopieerd',
  notCopied: 'Kopiëren lukt niet in deze browser. Selecteer de tekst en kopieer die zelf.',
  fileName: 'boekwerk-herstelcodes.txt',
  fileTitle: 'Herstelcodes van Boekwerk',
  fileHint: 'Elke code werkt één keer. Bewaar dit bestand op een veilige plek.',
};
