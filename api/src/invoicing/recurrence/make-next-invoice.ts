import type { IsoDate } from '@boekwerk/shared/domain/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import { occurrenceOf } from '@boekwerk/shared/domain/recurrence';
import type { Change } from '../../change';
import type { Queries } from '../../database/connect';
import { copyAttachments } from '../attachments/store';
import { findCustomer, findLines, insertInvoice, lockInvoice, type StoredInvoice } from '../store';
import { copiedInvoice, type From } from './copied-invoice';
import { sendMade } from './send-made';
import {
  changeRecurrence,
  type DueRecurrence,
  lockRecurrence,
  type StoredRecurrence,
} from './store';

/**
 * Makes the next invoice of a recurrence, and sends it when it is to go by itself. Call it in a transaction of its
 * own. It looks again whether there is one to make: another worker may have been quicker.
 */
export async function makeNextInvoice(
  change: Change,
  { relation_id, id, base_invoice_id }: DueRecurrence,
  day: IsoDate,
): Promise<void> {
  const { db } = change;
  const base = await lockInvoice(db, relation_id, base_invoice_id);
  const recurrence = base && (await lockRecurrence(db, relation_id, id));
  if (!base || !recurrence?.active || recurrence.next_date > day) return;
  if (base.status !== InvoiceStatus.template) throw new Error(`invoice ${base.id} is no template`);

  const customer = await findCustomer(db, relation_id, base.to_relation_id);
  if (!customer) throw new Error(`invoice ${base.id} without its customer`);
  const made = await makeInvoice(db, { recurrence, base, customer });
  await changeRecurrence(db, recurrence, { ...afterOneMore(recurrence), last_invoice_id: made.id });
  if (recurrence.send_automatically) await sendMade(change, made, customer);
}

async function makeInvoice(db: Queries, from: Omit<From, 'lines'>): Promise<StoredInvoice> {
  const { relation_id, id } = from.base;
  const lines = await findLines(db, relation_id, id);
  const { values, products } = copiedInvoice({ ...from, lines });
  const made = await insertInvoice(db, relation_id, values, products);
  await copyAttachments(db, from.base, made);
  return made;
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
