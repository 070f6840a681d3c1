export const TEXTS = {
  document: 'Document',
  relation: 'Relatie',
  chooseRelation: 'Kies een relatie',
  unsupported: 'Dit bestandstype wordt niet ondersteund',
  damaged: 'Dit bestand is beschadigd en kan niet worden gelezen',
  tooManyPixels: 'Deze afbeelding heeft te veel beeldpunten',
  noPicture: 'Alleen afbeeldingen worden samen één document',
  picturesTooLarge: 'Samen zijn deze afbeeldingen groter dan 50 MB. Lever ze los aan.',
  picturesFailed:
    'Van deze afbeeldingen kan geen document worden gemaakt zonder dat er iets verloren gaat. Lever ze los aan.',
  noEInvoice: 'Dit XML-bestand is geen e-factuur (UBL)',
  xmlDeclares: 'Dit XML-bestand bevat eigen definities (DOCTYPE) en wordt daarom niet gelezen',
  bomb: 'Dit PDF-bestand is na uitpakken te groot om te verwerken',
} as const;
