import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Call } from '../platform/http/call';
import { checkForm } from './check-form';
import type { CheckedForm } from './checked-form';
import { invoiceReply, NOTHING_HAPPENED } from './invoice-reply';
import { invoiceValues, lineValues } from './invoice-values';
import { insertInvoice, insertLines } from './store';

/** Saves a new invoice as a concept, ready to send when the form says so. It has no number yet. */
export async function createInvoice(call: Call, form: CheckedForm) {
  const { db, caller, record } = call;
  const checked = await checkForm(db, caller.relation_id, form);
  const values = invoiceValues(form, checked, InvoiceStatus.concept);
  const created = await insertInvoice(db, caller.relation_id, values);
  const lines = await insertLines(db, created, lineValues(form));

  record({ entity: 'invoice', id: created.id, after: { ...created, products: form.products } });
  return invoiceReply(call, created, {
    customer: checked.customer,
    lines,
    happened: NOTHING_HAPPENED,
  });
}
