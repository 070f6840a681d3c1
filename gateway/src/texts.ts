/** What the gateway itself refuses or cannot do, in Dutch. */
export const TEXTS = {
  unreadable: 'Het verzoek kan niet worden gelezen',
  badAddress: 'Dit adres kan niet worden gelezen',
  notFound: 'Niet gevonden',
  tooSlow: 'Het verzoek kwam niet op tijd binnen. Probeer het opnieuw.',
  tooLarge: 'Het verzoek is te groot',
  tooMany: 'Te veel meldingen. Probeer het over een minuut opnieuw.',
  failed: 'Er heeft een fout plaatsgevonden',
  unavailable: 'De server is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  noAnswer: 'De server antwoordt niet op tijd. Probeer het over een minuut opnieuw.',
  noBuild: 'Er is nog geen build vrijgegeven',
  hint: 'Kijk of het adres klopt, of ga verder vanaf het begin.',
  toStart: 'Naar het begin',
  reference: 'Referentie',
};
