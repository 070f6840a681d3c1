import type { RecurrenceForm } from '@boekwerk/shared/contract/recurrence';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { allows, statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import type * as v from 'valibot';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { loadInvoice } from '../load-invoice';
import { findLines, type StoredInvoice, updateInvoiceRow } from '../store';
import { recurrenceReply } from './recurrence-reply';
import { recurrenceValues, type Schedule } from './recurrence-values';
import { insertRecurrence, lockRecurrenceOf, updateRecurrenceRow } from './store';
import { TEXTS } from './texts';
import { wrongTemplateTexts } from './wrong-template-texts';

/**
 * Makes a concept the template of a recurrence, or resumes one that was stopped. Invoices that are due already are made
 * by a job right after this.
 *
 * @throws HttpError 404 for an invoice of another company, 409 for one that cannot be repeated or already is, or
 * of which a text cannot be filled in
 */
export async function createRecurrence(
  call: Call,
  { base_invoice_id, ...schedule }: v.InferOutput<typeof RecurrenceForm>,
) {
  const { db, record, queue } = call;
  const base = await loadInvoice(call, base_invoice_id);
  if (!allows(base, 'repeat')) throw conflict(TEXTS.notRepeatable);
  if (base.occurrence !== null) throw conflict(TEXTS.isGenerated);

  const products = await findLines(db, base.relation_id, base.id);
  const [wrong] = Object.values(wrongTemplateTexts({ ...base, products }));
  if (wrong) throw conflict(wrong);

  const { before, after } = await repeat(call, base, schedule);
  const status = statusAfter(base.status, 'repeat');
  const template = await updateInvoiceRow(db, base, { status, recurrence_id: after.id });
  if (after.next_date <= today()) await queue('recurring-invoices', {});

  record({ entity: 'recurrence', id: after.id, before, after });
  record({ entity: 'invoice', id: base.id, before: base, after: template });
  return recurrenceReply(call, after);
}

async function repeat({ db }: Call, base: StoredInvoice, schedule: Schedule) {
  const before = await lockRecurrenceOf(db, base);
  if (before?.active) throw conflict(TEXTS.isRepeated);
  if (before)
    return {
      before,
      after: await updateRecurrenceRow(db, before, recurrenceValues(schedule, before)),
    };

  const values = recurrenceValues(schedule);
  return { before, after: await insertRecurrence(db, base, values) };
}
