import { addMonths, type IsoDate } from '../dates/dates';
import { formatDate } from '../money/format';

/** The invoice that was sent last in the series that one will be numbered in. */
type Last = { invoice_number: string | null; date: IsoDate };

/**
 * What is asked about the date of an invoice before it is sent, in Dutch as a sentence; `null` when nothing is. Numbers
 * follow each other, and so do dates most of the time; what is far away is most of the time a slip of the pen.
 *
 * Source: art. 35a lid 1 (b) Wet OB 1968, a consecutive number.
 */
export function whyDateIsAsked(
  date: IsoDate,
  { today, last }: { today: IsoDate; last: Last | null },
): string | null {
  const shown = formatDate(date);
  if (date > addMonths(today, 1))
    return `De factuurdatum ${shown} is meer dan een maand na vandaag.`;
  if (date < addMonths(today, -12)) return `De factuurdatum ${shown} is meer dan een jaar geleden.`;
  return last && date < last.date
    ? `De factuurdatum ${shown} is voor die van de vorige factuur, ${last.invoice_number} van ${formatDate(last.date)}.`
    : null;
}
