export const TEXTS = {
  relation: 'Administratie',
  meanwhile: 'Dit document is zojuist door iemand anders gewijzigd. Probeer het opnieuw.',
} as const;
