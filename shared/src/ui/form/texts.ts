export const texts = {
  conflict: {
    kept: 'Wat je hebt getypt, blijft bewaard.',
    renew: 'Bekijk de nieuwe versie',
  },
  draft: {
    found: (keptAt: string) => `Je hebt wijzigingen van ${keptAt} niet opgeslagen.`,
    restore: 'Herstel concept',
    discard: 'Niet herstellen',
  },
  /** Around the star. */
  required: { before: 'Velden met een', after: 'zijn verplicht.' },
  save: 'Opslaan',
  leave: 'Weet je zeker dat je wil afsluiten zonder op te slaan?',
  saved: 'Wijzigingen opgeslagen',
  allSaved: 'Al je wijzigingen zijn succesvol opgeslagen',
};
