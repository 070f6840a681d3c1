export const TEXTS = {
  relation: 'Relatie',
  wrongExtension: 'De extensie van dit bestand past niet bij de inhoud',
  unreadableLogo: 'Deze afbeelding kan niet worden gelezen',
  tooManyPixels: 'Deze afbeelding heeft te veel beeldpunten',
} as const;
