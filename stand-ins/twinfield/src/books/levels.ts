import type { Books } from './books';
import { dimensionAt } from './find';
import type { Dimension, DimensionType, OfficeKey } from './types';

export type Level = 1 | 2 | 3;

/** Which types may stand in `dim1`, `dim2` and `dim3` of a line. */
export const ON_LEVEL: Record<Level, readonly DimensionType[]> = {
  1: ['BAS', 'PNL'],
  2: ['KPL', 'DEB', 'CRD'],
  3: ['PRJ'],
};

/** Which of `dim1`, `dim2` and `dim3` holds a type. */
export const LEVEL_OF: Record<DimensionType, Level> = {
  BAS: 1,
  PNL: 1,
  KPL: 2,
  DEB: 2,
  CRD: 2,
  PRJ: 3,
};

/** The dimension that a code on a level of a line means. */
export const dimensionOn = (books: Books, office: OfficeKey, level: Level, code: string) =>
  firstOf(books, office, ON_LEVEL[level], code);

/** The dimension of a code, whatever its type: for telling somebody that it stands in the wrong place. */
export const dimensionAnywhere = (books: Books, office: OfficeKey, code: string) =>
  firstOf(books, office, Object.values(ON_LEVEL).flat(), code);

function firstOf(
  books: Books,
  office: OfficeKey,
  types: readonly DimensionType[],
  code: string,
): Dimension | undefined {
  for (const type of types) {
    const found = dimensionAt(books, office, type, code);
    if (found) return found;
  }
  return undefined;
}
