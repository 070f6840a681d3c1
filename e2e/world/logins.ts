/** Who can sign in to the demo; all share one password. No journey changes what another finds of them. */
export const LOGINS = {
  ondernemer: 'ondernemer@boekwerk.example',
  collega: 'collega@boekwerk.example',
  boekhouder: 'boekhouder@boekwerk.example',
  assistent: 'assistent@boekwerk.example',
  import: 'import@boekwerk.example',
} as const;

export const PASSWORD = 'Welkom-2026!';
