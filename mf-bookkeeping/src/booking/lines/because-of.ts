import type { BookingSuggestion } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { texts } from '../texts';

/** Why lines are filled in as they are, in a sentence. */
export function becauseOf({ because, date }: BookingSuggestion): string {
  const { saved, last, lastOf, ofPackage } = texts.because;
  const said = { saved, last: date === null ? last : lastOf(formatDate(date)), package: ofPackage };
  return said[because];
}
