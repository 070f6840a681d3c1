import { AccountingError } from '../../../external/accounting/accounting-error';
import { away, conflict, tooMany } from '../../../platform/errors';
import { textOf, troubleOf } from './text-of';

const DEFAULT_WAIT_S = 60;

/** A failure of the package as who called may read it; anything else as it is. */
export function asHttpError(error: unknown): unknown {
  if (!(error instanceof AccountingError)) return error;
  const { reason, retry_after_s } = error;
  if (reason === 'tooMany') return tooMany(retry_after_s ?? DEFAULT_WAIT_S);
  const text = textOf(error);
  return ['broken', 'officeGone'].includes(troubleOf(error))
    ? conflict(text)
    : away(text, { hindrance: 'accounting package', seconds: DEFAULT_WAIT_S, cause: error });
}
