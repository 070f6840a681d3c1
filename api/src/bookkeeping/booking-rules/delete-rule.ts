import type { Call } from '../../platform/http/call';
import { loadRule } from './load-rule';
import { deleteRuleRow } from './store';

/** Deletes how the firm books a supplier. @throws HttpError 404 */
export async function deleteRule(call: Call, id: number) {
  const { db, record } = call;
  const before = await loadRule(call, id);
  await deleteRuleRow(db, before);
  record({ entity: 'booking_rule', id, before });
  return null;
}
