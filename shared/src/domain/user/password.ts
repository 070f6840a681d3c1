/** What a password needs at least, in the order in which the hint names it. */
export const PASSWORD_RULES = [
  { text: 'minimaal 6 tekens', fits: (password: string) => [...password].length >= 6 },
  { text: 'een kleine letter', fits: (password: string) => /\p{Ll}/u.test(password) },
  { text: 'een hoofdletter', fits: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'een speciaal teken', fits: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** Whether it keeps to all of {@link PASSWORD_RULES}; whether it is easily guessed the API looks at. */
export const isStrongPassword = (password: string): boolean =>
  PASSWORD_RULES.every(({ fits }) => fits(password));
