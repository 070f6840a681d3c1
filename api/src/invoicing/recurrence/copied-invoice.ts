import { partyName } from '@boekwerk/shared/domain/client-kind';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import { dueDate } from '@boekwerk/shared/domain/payment-period';
import { fillPeriodWords, occurrenceOf } from '@boekwerk/shared/domain/recurrence';
import { searchText } from '../search-text';
import type { NewInvoice, NewLine, StoredInvoice, StoredLine, StoredRelation } from '../store';
import type { StoredRecurrence } from './store';

/** What the next invoice of a recurrence is made from. */
export type From = {
  recurrence: StoredRecurrence;
  base: StoredInvoice;
  lines: StoredLine[];
  customer: StoredRelation;
};

/** The next invoice of a recurrence: what its template says, for the date and the period whose turn it is. */
export function copiedInvoice({ recurrence, base, lines, customer }: From) {
  const { date, ...period } = occurrenceOf(recurrence, recurrence.recurrence_count);
  const filled = (text: string) => fillPeriodWords(text, period);
  const products = lines.map((line) => copiedLine(line, filled));
  const description = filled(base.description);
  const customer_name = partyName(customer);
  const { to_relation_id, reference, incl_tax, discount_percentage, discount_value } = base;
  const values: NewInvoice = {
    ...{ to_relation_id, reference, incl_tax, discount_percentage, discount_value },
    ...{ total: base.total, total_ex_tax: base.total_ex_tax, description, customer_name, date },
    expiration_date: dueDate(date, customer.payment_period),
    status: InvoiceStatus.created,
    recurrence_id: recurrence.id,
    occurrence: recurrence.recurrence_count,
    ...{ period_start: period.start, period_end: period.end },
    search_text: searchText({
      ...{ reference, description, customer_name, products },
      invoice_number: null,
    }),
  };
  return { values, products };
}

function copiedLine(
  { id, relation_id, invoice_id, position, ...line }: StoredLine,
  filled: (text: string) => string,
): NewLine {
  return { ...line, title: filled(line.title), description: filled(line.description) };
}
