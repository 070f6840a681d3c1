import type { Choice } from './choice';

/** Those whose name holds what is searched for. */
export function named<Named extends Choice>(choices: readonly Named[], search: string): Named[] {
  const sought = search.trim().toLocaleLowerCase('nl');
  return choices.filter(({ name }) => name.toLocaleLowerCase('nl').includes(sought));
}
