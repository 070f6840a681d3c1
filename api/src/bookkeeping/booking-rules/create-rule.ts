import {
  type BookingRuleForm,
  MAX_BOOKING_RULES,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type * as v from 'valibot';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseTaken } from './refuse-taken';
import { countRules, insertRule, lockRules } from './store';
import { TEXTS } from './texts';

/**
 * Adds how the firm books a supplier.
 *
 * @throws HttpError 409 when there are as many as a firm may have; 422 at what another rule has the same
 */
export async function createRule(
  { db, caller, record }: Call,
  { updated_at: _, ...form }: v.InferOutput<typeof BookingRuleForm>,
) {
  const { relation_id } = caller;
  await lockRules(db, relation_id);
  if ((await countRules(db, relation_id)) >= MAX_BOOKING_RULES) throw conflict(TEXTS.full);
  await refuseTaken(db, { relation_id, id: null }, form);
  const created = await insertRule(db, relation_id, form);
  record({ entity: 'booking_rule', id: created.id, after: created });
  return created;
}
