import type { BookingRuleForm } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { loadRule } from './load-rule';
import { refuseTaken } from './refuse-taken';
import { updateRuleRow } from './store';

/**
 * Changes how the firm books a supplier from now on.
 *
 * @throws HttpError 404; 422 at what another rule has the same
 */
export async function updateRule(
  call: Call,
  id: number,
  { updated_at: _, ...form }: v.InferOutput<typeof BookingRuleForm>,
) {
  const { db, record } = call;
  const before = await loadRule(call, id);
  await refuseTaken(db, before, form);
  const changed = await updateRuleRow(db, before, form);
  record({ entity: 'booking_rule', id, before, after: changed });
  return changed;
}
