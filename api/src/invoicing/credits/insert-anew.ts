import { partyName } from '@boekwerk/shared/domain/client-kind';
import { today } from '@boekwerk/shared/domain/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import { dueDate } from '@boekwerk/shared/domain/payment-period';
import type { Queries } from '../../database/connect';
import { searchText } from '../search-text';
import {
  findCustomer,
  findLines,
  insertInvoice,
  type NewInvoice,
  type StoredInvoice,
} from '../store';

/**
 * Saves a concept of today with the customer, the texts, the lines and so the totals of another invoice, due when the
 * customer pays now. All else of it (number, state, payments, attachments, recurrence) is left behind.
 */
export async function insertAnew(
  db: Queries,
  original: StoredInvoice,
  given: Partial<NewInvoice>,
): Promise<StoredInvoice> {
  const { relation_id, id, to_relation_id } = original;
  const customer = await findCustomer(db, relation_id, to_relation_id);
  if (!customer) throw new Error(`invoice ${id} without its customer`);
  const lines = await findLines(db, relation_id, id);
  const { description, reference, incl_tax, discount_percentage, discount_value } = original;
  const { total, total_ex_tax } = original;
  const customer_name = partyName(customer);
  const date = today();
  const values: NewInvoice = {
    ...{ to_relation_id, customer_name, description, reference },
    ...{ incl_tax, discount_percentage, discount_value, total, total_ex_tax },
    ...{ date, expiration_date: dueDate(date, customer.payment_period) },
    status: InvoiceStatus.concept,
    search_text: searchText({
      ...{ description, reference, customer_name },
      ...{ products: lines, invoice_number: null },
    }),
    ...given,
  };
  return insertInvoice(
    db,
    relation_id,
    values,
    lines.map(({ id: _, ...line }) => line),
  );
}
