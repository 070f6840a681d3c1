import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { findRule, lockRules, type StoredRule } from './store';
import { TEXTS } from './texts';

/** A rule of the firm, of which nobody changes any until the transaction ends. @throws HttpError 404 */
export async function loadRule(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredRule> {
  await lockRules(db, caller.relation_id);
  const found = await findRule(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.rule);
  return found;
}
