import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { findRule, type StoredRule } from './store';
import { TEXTS } from './texts';

/** A rule of the firm. @throws HttpError 404 */
export async function getRule(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredRule> {
  const found = await findRule(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.rule);
  return found;
}
