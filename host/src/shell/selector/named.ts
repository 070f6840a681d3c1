import type { Choice } from './choice';

/** Those whose name holds each word that is searched for, as the server finds them. */
export function named<Named extends Choice>(choices: readonly Named[], search: string): Named[] {
  const words = search.trim().toLocaleLowerCase('nl').split(/\s+/);
  return choices.filter(({ name }) => {
    const sought = name.toLocaleLowerCase('nl');
    return words.every((word) => sought.includes(word));
  });
}
