export const TEXTS = {
  document: 'Document',
  relation: 'Relatie',
  chooseRelation: 'Kies een relatie',
  unsupported: 'Dit bestandstype wordt niet ondersteund',
  damaged: 'Dit bestand is beschadigd en kan niet worden gelezen',
  tooManyPixels: 'Deze afbeelding heeft te veel beeldpunten',
  noEInvoice: 'Dit XML-bestand is geen e-factuur (UBL)',
  xmlDeclares: 'Dit XML-bestand bevat eigen definities (DOCTYPE) en wordt daarom niet gelezen',
  bomb: 'Dit PDF-bestand is na uitpakken te groot om te verwerken',
} as const;
