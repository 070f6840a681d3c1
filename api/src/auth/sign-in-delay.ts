/** So many people mistype a password in a quarter of an hour at most. */
const FREE = 50;
const MAX_MS = 5_000;

/**
 * How long a try to sign in waits, in milliseconds, after so many for the same address from browsers nobody knows:
 * whoever guesses from many places at once gets on slowly, and nobody is shut out.
 */
export const signInDelay = (tries: number): number =>
  Math.min(MAX_MS, Math.max(0, tries - FREE) * 100);
