import type { AccountingError } from '../../../external/accounting/accounting-error';
import type { FailureReason } from '../../../external/accounting/outcome';
import { TEXTS } from '../texts';

const OF_REASON: Partial<Record<FailureReason, string>> = {
  unauthorized: TEXTS.broken,
  grantEnded: TEXTS.broken,
  forbidden: TEXTS.officeGone,
  officeGone: TEXTS.officeGone,
  tooMany: TEXTS.tooMany,
  unreachable: TEXTS.away,
  moved: TEXTS.away,
  noAnswer: TEXTS.away,
};

/** What is said of a call that the package did not do. */
export const textOf = ({ reason }: Pick<AccountingError, 'reason'>): string =>
  OF_REASON[reason] ?? TEXTS.failed;

/** Whether the office is not there (any more) for who linked. */
export const isOfficeGone = ({ reason }: Pick<AccountingError, 'reason'>): boolean =>
  textOf({ reason }) === TEXTS.officeGone;
