import type { Rights } from '@boekwerk/shared/contract/relations';
import { deployedPages, deployedWidgets } from '@boekwerk/shared/deployment';

/** Rights that go without saying: the API names them for nobody. */
const GIVEN = ['anyone', 'signedIn'];

/** The pages and widgets that ask for a right that the API does not know; nobody gets there. */
export const askingUnknownRights = (rights: Rights): string[] =>
  [...deployedPages(), ...deployedWidgets()]
    .filter(({ right }) => !GIVEN.includes(right) && !Object.hasOwn(rights, right))
    .map(({ name, right }) => `${name} asks for the right ${right}, which the API does not know`);
