export const TEXTS = {
  document: 'Document',
  relation: 'Relatie',
  chooseRelation: 'Kies een relatie',
  unsupported: 'Dit bestandstype wordt niet ondersteund',
  damaged: 'Dit bestand is beschadigd en kan niet worden gelezen',
  tooManyPixels: 'Deze afbeelding heeft te veel beeldpunten',
  bomb: 'Dit PDF-bestand is na uitpakken te groot om te verwerken',
  notNow: 'Dit document kan in deze status niet worden gelabeld',
} as const;
