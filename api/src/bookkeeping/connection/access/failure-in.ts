import { AccountingError } from '../../../external/accounting/accounting-error';
import type { FailureReason, NotDone } from '../../../external/accounting/outcome';

type Failure = { reason: FailureReason; retry_after_s: number | null };

/** Why a call was not done: what reads throws that, what writes answers it. `null` when it was done, or may have been. */
export function failureIn(result: unknown): Failure | null {
  if (result instanceof AccountingError) return result;
  const { kind, reason, retry_after_s } = (result ?? {}) as Partial<NotDone>;
  return kind === 'notDone' && reason ? { reason, retry_after_s: retry_after_s ?? null } : null;
}
