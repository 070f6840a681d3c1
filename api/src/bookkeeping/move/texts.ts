export const TEXTS = {
  relation: 'Administratie',
  pagesAreThere: (name: string) =>
    `Wat in dit document staat, staat daar al in ${name}. Verwijder dat daar eerst.`,
  meanwhile: 'Dit document is zojuist door iemand anders gewijzigd. Probeer het opnieuw.',
} as const;
