/** The table of who works in a company, that it takes along. */
export const TEXTS = {
  users: {
    name: 'bedrijf/gebruikers.csv',
    columns: { name: 'Naam', email: 'E-mailadres', right: 'Recht', status: 'Status' },
  },
  rights: { owner: 'Eigenaar', colleague: 'Collega' },
  statuses: { 0: 'Actief', 1: 'Uitgenodigd' },
} as const;
