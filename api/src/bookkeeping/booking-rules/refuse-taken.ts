import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import { findTaken, MARKS, type RuleValues } from './store';
import { TEXTS } from './texts';

/** Of two rules for one supplier nobody could say which holds. @throws HttpError 422 at all that another rule has the same */
export async function refuseTaken(
  db: Queries,
  rule: { relation_id: number; id: number | null },
  form: RuleValues,
): Promise<void> {
  const taken = await findTaken(db, rule, form);
  const errors = MARKS.filter((mark) => taken[mark]).map((mark) => [
    mark === 'plain_name' ? 'supplier_name' : mark,
    TEXTS.taken[mark],
  ]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}
