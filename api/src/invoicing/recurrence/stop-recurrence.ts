import { statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Call } from '../../platform/http/call';
import { type StoredInvoice, updateInvoiceRow } from '../store';
import { recurrenceReply } from './recurrence-reply';
import { deleteRecurrence, type StoredRecurrence, updateRecurrenceRow } from './store';

/**
 * Stops a recurrence. A template without invoices becomes a concept again; any other stays the template of its invoices.
 */
export async function stopRecurrence(call: Call, before: StoredRecurrence, base: StoredInvoice) {
  const { db, record } = call;
  const { id } = before;
  const stopped = await recurrenceReply(
    call,
    await updateRecurrenceRow(db, before, { active: false }),
  );
  if (stopped.invoices.length > 0) {
    record({ entity: 'recurrence', id, before, after: stopped });
    return stopped;
  }

  const status = statusAfter(base.status, 'stopRepeating');
  const concept = await updateInvoiceRow(db, base, { status, recurrence_id: null });
  await deleteRecurrence(db, before);
  record({ entity: 'recurrence', id, before });
  record({ entity: 'invoice', id: base.id, before: base, after: concept });
  return stopped;
}
