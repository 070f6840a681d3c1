import type {
  RecognisedField,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { Page } from './paper';

const MOST: readonly RecognisedField[] = ['invoice_number', 'date', 'amount'];
/** Fewer words say nothing, whatever they look like. */
const SOME_WORDS = 10;

/**
 * Whether a PDF has to be read as a picture: some of its pages are pictures and its letters do not say all that matters,
 * or they say nothing of it at all, as letters do that look like others than they are.
 */
export function wantsPicture(values: readonly RecognisedValue[], pages: readonly Page[]): boolean {
  const isThere = (field: RecognisedField) => values.some((value) => value.field === field);
  if (pages.some(({ isPicture }) => isPicture)) return !MOST.every(isThere);
  return !MOST.some(isThere) && pages.some(({ words }) => words.length > SOME_WORDS);
}
