import type { Rights } from '@boekwerk/shared/contract/relations';
import { deployedPages, deployedWidgets } from '@boekwerk/shared/deployment';

/** Rights that follow from the session itself: the API does not name them. */
const GIVEN = ['anyone', 'signedIn'];

/** The pages and widgets whose right the API does not know; nobody can open them. */
export const askingUnknownRights = (rights: Rights): string[] =>
  [...deployedPages(), ...deployedWidgets()]
    .filter(({ right }) => !GIVEN.includes(right) && !Object.hasOwn(rights, right))
    .map(({ name, right }) => `${name} asks for the right ${right}, which the API does not know`);
