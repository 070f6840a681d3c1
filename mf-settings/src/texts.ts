export const texts = {
  save: 'Opslaan',
  history: 'Historie van je bedrijf',
  cancel: 'Annuleren',
  close: 'Sluiten',
  leave: 'Weet je zeker dat je wil afsluiten zonder op te slaan?',
  logo: 'Logo',
  logoAlt: (company: string) => `Logo van ${company}`.trim(),
  logoLabel: 'Kies een logo of sleep het hierheen',
  logoHint: 'png, jpg, gif of webp, hooguit 5 MB. Het komt op je facturen.',
  removeLogo: 'Logo verwijderen',
  noLogo: 'Je hebt nog geen logo toegevoegd.',
  pictureKind: 'Kies een afbeelding: png, jpg, gif of webp',
};
