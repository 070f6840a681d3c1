import type {
  RecognisedField,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { Page } from './paper';

const MOST: readonly RecognisedField[] = ['invoice_number', 'date', 'amount'];

/**
 * Whether the letters of a PDF say what it is, so that its pictures need not be read: all that matters when some of its
 * pages are pictures, and anything at all when none is.
 */
export function isEnough(values: readonly RecognisedValue[], pages: readonly Page[]): boolean {
  const isThere = (field: RecognisedField) => values.some((value) => value.field === field);
  return pages.every(({ words }) => words.length > 0) ? MOST.some(isThere) : MOST.every(isThere);
}
