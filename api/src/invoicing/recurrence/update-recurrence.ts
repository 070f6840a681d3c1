import type { RecurrenceChange } from '@boekwerk/shared/contract/recurrence';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type * as v from 'valibot';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { holdPlace } from '../../platform/http/hold-place';
import { refuseChanged } from '../../platform/http/stale';
import { lockInvoice, type StoredInvoice } from '../store';
import { recurrenceReply } from './recurrence-reply';
import { recurrenceValues } from './recurrence-values';
import { stopRecurrence } from './stop-recurrence';
import {
  findRecurrence,
  lockRecurrence,
  type StoredRecurrence,
  updateRecurrenceRow,
} from './store';
import { TEXTS } from './texts';

/**
 * Changes, resumes or stops a recurrence. Invoices that are due already are made by a job right after this.
 *
 * @throws HttpError 404 for a recurrence of another company, 409 when somebody changed it in between, or when it
 * made an invoice, 401 for who works there no more
 */
export async function updateRecurrence(
  call: Call,
  { id, active, updated_at: basedOn, ...schedule }: v.InferOutput<typeof RecurrenceChange>,
) {
  const { db, caller, record, queue } = call;
  const { base, before } = await lockBoth(call, id);
  const names = { entity: 'recurrence', id, relation_id: caller.relation_id };
  await refuseChanged(db, names, { basedOn, updated_at: before.updated_at });
  if (!active) return stopRecurrence(call, before, base);

  await holdPlace(call);
  const after = await updateRecurrenceRow(db, before, recurrenceValues(schedule, before));
  if (after.active && after.next_date <= today()) await queue('recurring-invoices', {});
  record({ entity: 'recurrence', id, before, after });
  return recurrenceReply(call, after);
}

async function lockBoth(
  { db, caller }: Call,
  id: number,
): Promise<{ base: StoredInvoice; before: StoredRecurrence }> {
  const found = await findRecurrence(db, caller.relation_id, id);
  const base = found && (await lockInvoice(db, caller.relation_id, found.base_invoice_id));
  const before = base && (await lockRecurrence(db, caller.relation_id, id));
  if (!before) throw notFound(TEXTS.recurrence);
  return { base, before };
}
