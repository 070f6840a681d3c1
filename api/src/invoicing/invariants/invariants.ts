import type { Invariant } from '../../platform/invariants/invariant';
import { mailHasItsJob, mailIsAsAnswered, mailIsOfSent } from './jobs-of-mails';
import { counterIsLastNumber, numbersAreGapless } from './numbers-are-gapless';
import { creditsAddUp, paymentsAddUp } from './payments-add-up';
import { recurrenceIsComplete, recurrenceIsOnTime } from './recurrence-is-complete';
import { sentIsFrozen } from './sent-is-frozen';
import { dayTallyIsExact, monthTallyIsExact, productTallyIsExact } from './tallies-are-exact';
import { totalsEqualLines } from './totals-equal-lines';

/** What must be so of invoices, their numbers and their money. */
export const INVOICING_INVARIANTS: readonly Invariant[] = [
  numbersAreGapless,
  counterIsLastNumber,
  sentIsFrozen,
  totalsEqualLines,
  paymentsAddUp,
  creditsAddUp,
  mailHasItsJob,
  mailIsOfSent,
  mailIsAsAnswered,
  recurrenceIsComplete,
  recurrenceIsOnTime,
  dayTallyIsExact,
  monthTallyIsExact,
  productTallyIsExact,
];
