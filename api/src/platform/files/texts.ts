export const TEXTS = {
  file: 'Bestand',
  damaged: 'Bestand is beschadigd',
  wrongExtension: 'De extensie van dit bestand past niet bij de inhoud',
  unreadable: 'Deze afbeelding kan niet worden gelezen',
  tooManyPixels: 'Deze afbeelding heeft te veel beeldpunten',
};
