import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Call } from '../platform/http/call';
import { type CheckedForm, checkForm } from './check-form';
import { invoiceReply } from './invoice-reply';
import { invoiceValues, lineValues } from './invoice-values';
import { insertInvoice } from './store';

/** Saves a new invoice as a concept. It has no number yet. */
export async function createInvoice(call: Call, form: CheckedForm) {
  const { db, caller, record } = call;
  const checked = await checkForm(db, caller.relation_id, form);
  const values = { ...invoiceValues(form, checked), status: InvoiceStatus.concept };
  const created = await insertInvoice(db, caller.relation_id, values, lineValues(form));

  const reply = await invoiceReply(call, created);
  record({ entity: 'invoice', id: created.id, after: { ...created, products: form.products } });
  return reply;
}
