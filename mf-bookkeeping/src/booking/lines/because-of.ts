import type {
  BookingSuggestion,
  LikelyBooking,
  SuggestionSource,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { namesOf } from '../../parts/missing-codes/missing-codes';
import { texts } from '../texts';

type SkippedRule = NonNullable<LikelyBooking['skipped_rule']>;

/** Why lines are filled in as they are, in a sentence. */
export function becauseOf({ because, source, by, date }: BookingSuggestion): string {
  const { saved, ofRule, last, lastOf, ofPackage, ofWords } = texts.because;
  const said: Record<string, string> & Record<SuggestionSource, string> = {
    saved,
    rule: ofRule(by),
    last: date === null ? last : lastOf(formatDate(date)),
    package: ofPackage,
    words: ofWords(by),
  };
  return said[source] ?? said[because];
}

/** Why a rule of the firm was not used, in a sentence. */
export function skippedBecauseOf({ supplier_name, missing }: SkippedRule): string {
  return texts.because.skippedRule(supplier_name, namesOf(missing));
}
