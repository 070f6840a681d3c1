import { type InvoiceStatus, statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Checked } from './check-form';
import type { CheckedForm } from './checked-form';
import { searchText } from './search-text';
import type { NewInvoice, NewLine } from './store';

/**
 * What a form makes of an invoice; the totals are ours, never those that came in.
 *
 * @param edited the state of the invoice once it is changed; a concept that the form calls ready goes on from there
 */
export function invoiceValues(
  form: CheckedForm,
  { customer, totals }: Checked,
  edited: InvoiceStatus,
) {
  const customer_name = partyName(customer);
  return {
    status: form.is_ready ? statusAfter(edited, 'markReady') : edited,
    to_relation_id: form.to_relation_id,
    date: form.date,
    expiration_date: form.expiration_date,
    delivery_date: form.delivery_date,
    description: form.description,
    reference: form.reference,
    incl_tax: form.incl_tax,
    discount_percentage: form.discount_percentage,
    discount_value: form.discount_value,
    total: totals.total,
    total_ex_tax: totals.total_ex_tax,
    customer_name,
    search_text: searchText({ ...form, customer_name, invoice_number: null }),
  } satisfies NewInvoice;
}

export const lineValues = ({ products }: CheckedForm): NewLine[] => products;
