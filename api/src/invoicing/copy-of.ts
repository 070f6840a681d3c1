import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { dueDate } from '@boekwerk/shared/domain/invoice/payment-period';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { searchText } from './search-text';
import type { NewInvoice, NewLine, StoredInvoice, StoredLine, StoredRelation } from './store';

/** The invoice that is copied. */
export type Original = { invoice: StoredInvoice; lines: StoredLine[]; customer: StoredRelation };

/**
 * An invoice of `date` with the customer, texts, lines and totals of another one, due by the customer's present payment
 * period. Number, state, payments, attachments and recurrence are not copied.
 *
 * @param filled transforms the texts about the delivery
 */
export function copyOf(
  { invoice, lines, customer }: Original,
  date: IsoDate,
  filled = (text: string) => text,
) {
  const { to_relation_id, reference, incl_tax, discount_percentage, discount_value } = invoice;
  const { total, total_ex_tax } = invoice;
  const description = filled(invoice.description);
  const products = lines.map((line) => copyOfLine(line, filled));
  const customer_name = partyName(customer);
  const said = { description, reference, customer_name };
  const values = {
    to_relation_id,
    ...said,
    incl_tax,
    discount_percentage,
    discount_value,
    total,
    total_ex_tax,
    date,
    expiration_date: dueDate(date, customer.payment_period),
    search_text: searchText({ ...said, products, invoice_number: null }),
  } satisfies Omit<NewInvoice, 'status'>;
  return { values, products };
}

const copyOfLine = (
  { id, relation_id, invoice_id, position, ...line }: StoredLine,
  filled: (text: string) => string,
): NewLine => ({ ...line, title: filled(line.title), description: filled(line.description) });
