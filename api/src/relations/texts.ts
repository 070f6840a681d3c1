export const TEXTS = {
  ownersAccount:
    'Alleen de eigenaar van het bedrijf wijzigt de bankrekening, of de boekhouder die de administratie voert',
  relation: 'Relatie',
  isDeleted: 'Deze relatie is verwijderd. Zet de relatie eerst terug.',
  isEnterprise: 'Deze relatie is een onderneming en kan geen persoon worden',
  isPerson: 'Deze relatie is een persoon en kan geen onderneming worden',
  alike: (names: string[]) => `Er is al een relatie die hierop lijkt: ${names.join(', ')}`,
  wrongBsn: 'BSN is onjuist',
} as const;
