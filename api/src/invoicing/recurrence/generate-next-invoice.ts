import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { occurrenceOf } from '@boekwerk/shared/domain/invoice/recurrence';
import type { MailLimits } from '../../mail-quota/claim-mail-quota';
import type { Change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import { copyAttachments } from '../attachments/store';
import { customerOf } from '../customer-of';
import { findLines, insertInvoice, insertLines, lockInvoice } from '../store';
import { nextInvoice } from './next-invoice';
import { sendGenerated } from './send-generated';
import {
  type DueRecurrence,
  lockRecurrence,
  type StoredRecurrence,
  updateRecurrenceRow,
} from './store';

/**
 * Makes the next invoice of a recurrence, and sends it when it is to go by itself. Call it in a transaction of its
 * own. It checks again whether one is due: another worker may have made it.
 */
export async function generateNextInvoice(
  change: Change & { limits: MailLimits },
  { relation_id, id, base_invoice_id }: DueRecurrence,
  day: IsoDate,
): Promise<void> {
  const { db } = change;
  const base = await lockInvoice(db, relation_id, base_invoice_id);
  const recurrence = base && (await lockRecurrence(db, relation_id, id));
  if (!base || !recurrence?.active || recurrence.next_date > day) return;
  if (base.status !== InvoiceStatus.template) throw new Error(`invoice ${base.id} is no template`);

  const customer = await customerOf(db, base);
  const lines = await findLines(db, relation_id, base.id);
  const { values, products } = nextInvoice({ invoice: base, lines, customer }, recurrence);
  await audited(db, { action: 'job recurring-invoice', relation_id }, async (record) => {
    const made = await insertInvoice(db, relation_id, values);
    await insertLines(db, made, products);
    await copyAttachments(db, base, made);
    const last_invoice_id = made.id;
    // The next date stands in the form: who has that open must hear of it, or the same date would come again.
    await updateRecurrenceRow(db, recurrence, { ...afterOneMore(recurrence), last_invoice_id });
    const after = recurrence.send_automatically
      ? await sendGenerated({ ...change, record }, made, customer)
      : made;
    record({ entity: 'invoice', id: made.id, after: { ...after, products } });
  });
}

function afterOneMore(recurrence: StoredRecurrence) {
  const { max_recurrences } = recurrence;
  const recurrence_count = recurrence.recurrence_count + 1;
  const { date, start } = occurrenceOf(recurrence, recurrence_count);
  return {
    recurrence_count,
    next_date: date,
    next_period_start: start,
    active: max_recurrences === 0 || recurrence_count < max_recurrences,
  };
}
