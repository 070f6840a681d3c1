import { allows, statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { checkForm } from './check-form';
import type { CheckedForm } from './checked-form';
import { invoiceReply } from './invoice-reply';
import { invoiceValues, lineValues } from './invoice-values';
import { loadWithCustomer } from './load-invoice';
import { findLines, replaceLines, updateInvoiceRow } from './store';
import { TEXTS } from './texts';

/**
 * Changes a concept, which is then ready to send only when the form says so.
 *
 * @throws HttpError 409 for an invoice that was sent: it is frozen
 */
export async function updateInvoice(call: Call, id: number, form: CheckedForm) {
  const { db, caller, record } = call;
  const saved = await loadWithCustomer(call, id);
  const { invoice: before, happened } = saved;
  if (!allows(before, 'edit')) throw conflict(TEXTS.frozen);

  const checked = await checkForm(db, caller.relation_id, form, saved);
  const lines = await findLines(db, caller.relation_id, id);
  const values = invoiceValues(form, checked, statusAfter(before.status, 'edit'));
  const changed = await updateInvoiceRow(db, before, values);
  const written = await replaceLines(db, changed, lineValues(form));

  record({
    entity: 'invoice',
    id,
    before: { ...before, products: lines.map(asTyped) },
    after: { ...changed, products: written.map(asTyped) },
  });
  return invoiceReply(call, changed, { customer: checked.customer, lines: written, happened });
}

/** Saving inserts all lines again, so their ids are left out of the history. */
const asTyped = <T extends { id: number; position: number }>({ id, position, ...line }: T) => line;
