export const TEXTS = {
  user: 'Gebruiker',
  relation: 'Relatie',
  shortcut: 'Snelkoppeling',
  wrongAddress: 'E-mailadres is onjuist',
  addressTaken: 'Dit e-mailadres is al in gebruik',
  userExists: 'Deze gebruiker bestaat al',
  ownName: 'Deze gebruiker heeft al een account en past de naam zelf aan',
  linkGone: 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
} as const;
