import type { User } from '@boekwerk/shared/contract/users';

/** `MV` for Maria van der Velde; the e-mail's first letter when there is no name. */
export function initialsOf({ name, last_name, email }: User): string {
  const lastWord = last_name.trim().split(/\s+/).at(-1) ?? '';
  const initials = first(name.trim()) + first(lastWord);
  return (initials || first(email)).toUpperCase();
}

const first = (word: string) => [...word][0] ?? '';
