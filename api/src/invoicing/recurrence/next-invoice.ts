import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { fillPeriodPlaceholders, occurrenceOf } from '@boekwerk/shared/domain/invoice/recurrence';
import { copyOf, type Original } from '../copy-of';
import type { StoredRecurrence } from './store';

/** The next invoice of a recurrence: a copy of its template for the next date and period. */
export function nextInvoice(template: Original, recurrence: StoredRecurrence) {
  const { id: recurrence_id, recurrence_count: occurrence } = recurrence;
  const { date, ...period } = occurrenceOf(recurrence, occurrence);
  const { values, products } = copyOf(template, date, (text) =>
    fillPeriodPlaceholders(text, period),
  );
  return {
    values: {
      ...values,
      status: InvoiceStatus.created,
      recurrence_id,
      occurrence,
      period_start: period.start,
      period_end: period.end,
    },
    products,
  };
}
