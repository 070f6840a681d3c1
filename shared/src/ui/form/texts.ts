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
};
