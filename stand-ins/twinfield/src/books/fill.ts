import type { Books } from './books';
import { momentOf } from './days';
import { dimensionsOf } from './find';
import { LEVEL_OF, ON_LEVEL } from './levels';
import { nextCode } from './masks';
import { put } from './tables';
import type { Dimension, DimensionType, Office } from './types';

/**
 * Adds many dimensions of a type at once, for measurements; each is like the first of its type.
 *
 * @returns how many there was a code for
 */
export function fill(books: Books, office: Office, type: DimensionType, count: number): number {
  const [pattern] = dimensionsOf(books, office.key, type);
  if (!pattern) return 0;
  const taken = new Set(dimensionsOf(books, office.key, ...ON_LEVEL[LEVEL_OF[type]]).map(codeOf));
  const own = dimensionsOf(books, office.key, type).map(codeOf);
  const made = { modified: momentOf(books.now()) };
  const added: Dimension[] = [];
  let code = nextCode(office, type, own);
  while (code !== null && added.length < count) {
    const name = `${pattern.name} ${code}`;
    if (!taken.has(code)) added.push({ ...pattern, ...made, code, name, uid: crypto.randomUUID() });
    code = nextCode(office, type, [code]);
  }
  books.commit(added.map((dimension) => put('dimensions', dimension)));
  return added.length;
}

const codeOf = ({ code }: Dimension) => code;
