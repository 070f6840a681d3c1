import type { AccountingError } from '../../../external/accounting/accounting-error';
import type { FailureReason } from '../../../external/accounting/outcome';
import { TEXTS } from '../texts';

const TROUBLES = {
  unauthorized: 'broken',
  grantEnded: 'broken',
  forbidden: 'officeGone',
  officeGone: 'officeGone',
  tooMany: 'tooMany',
  unreachable: 'away',
  moved: 'away',
  noAnswer: 'away',
} as const satisfies Partial<Record<FailureReason, keyof typeof TEXTS>>;

export type Trouble = (typeof TROUBLES)[keyof typeof TROUBLES] | 'failed';

/** What a user is told of a call that the package did not do: some reasons are the same to them. */
export const troubleOf = ({ reason }: Pick<AccountingError, 'reason'>): Trouble =>
  reason in TROUBLES ? TROUBLES[reason as keyof typeof TROUBLES] : 'failed';

/** The same, in words for who waits for it. */
export const textOf = (error: Pick<AccountingError, 'reason'>): string => TEXTS[troubleOf(error)];

/** Whether the office is not there (any more) for who linked. */
export const isOfficeGone = (error: Pick<AccountingError, 'reason'>): boolean =>
  troubleOf(error) === 'officeGone';
