export const texts = {
  title: 'Document',
  opening: 'Document wordt geopend…',
  failed: 'Er ging iets mis bij het openen van het document',
  none: 'Document niet gevonden',
  noneHint: 'Dit document bestaat niet, of je hebt er geen toegang toe.',
  toDashboard: 'Naar het dashboard',
};
