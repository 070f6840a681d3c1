import type { Choice } from './choice';

/** Those whose name holds each word that is searched for, as the server finds them. */
export function named<Named extends Choice>(choices: readonly Named[], search: string): Named[] {
  const words = search.trim().split(/\s+/);
  return beginningFirst(
    choices.filter(({ name }) => words.every((word) => holds(name, word))),
    search,
  );
}

/** With those first whose name begins with what is searched for: of a thousand, Relatie 77 comes before Relatie 177. */
export function beginningFirst<Named extends Choice>(
  choices: readonly Named[],
  search: string,
): Named[] {
  const sought = lower(search.trim());
  const later = ({ name }: Named) => Number(!lower(name).startsWith(sought));
  return [...choices].sort((a, b) => later(a) - later(b));
}

/** Whether a text holds a word, in whichever capitals. */
export const holds = (text: string, word: string): boolean => lower(text).includes(lower(word));

const lower = (text: string) => text.toLocaleLowerCase('nl');
