import type { Call } from '../../platform/http/call';
import { getRule } from './get-rule';
import { lockRules, type StoredRule } from './store';

/** A rule of the firm, of which nobody changes any until the transaction ends. @throws HttpError 404 */
export async function loadRule(call: Pick<Call, 'db' | 'caller'>, id: number): Promise<StoredRule> {
  await lockRules(call.db, call.caller.relation_id);
  return getRule(call, id);
}
