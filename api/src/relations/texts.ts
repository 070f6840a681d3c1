export const TEXTS = {
  ownersAccount:
    'Alleen de eigenaar van het bedrijf wijzigt de bankrekening, of de boekhouder die de administratie voert',
  relation: 'Relatie',
  isDeleted: 'Deze relatie is verwijderd. Zet de relatie eerst terug.',
  isEnterprise: 'Deze relatie is een onderneming en kan geen persoon worden',
  isPerson: 'Deze relatie is een persoon en kan geen onderneming worden',
  alike: (names: string[]) => `Er is al een relatie die hierop lijkt: ${names.join(', ')}`,
  /** In an e-mail to the owners of a company. */
  changed: (field: string, was: string, is: string) =>
    `${field}: ${was || '(leeg)'} → ${is || '(leeg)'}`,
  bankAccount: 'Bankrekening',
  email: 'E-mailadres',
  address: 'Adres',
  wrongBsn: 'BSN is onjuist',
} as const;
