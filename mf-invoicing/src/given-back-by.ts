import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { refundedBy } from '@boekwerk/shared/domain/invoice/left-to-pay';
import type { Euro } from '@boekwerk/shared/domain/money/money';

/** What of a credit goes back if it is sent now, as its PDF says; `null` of all else. */
export function givenBackBy(
  total: Euro,
  invoice: Pick<Invoice, 'credited_invoice'> | null,
): Euro | null {
  const { credited, amount_paid, total: was } = invoice?.credited_invoice ?? {};
  if (was === undefined || credited === undefined || amount_paid === undefined) return null;
  return refundedBy(total, { total: was, credited, amount_paid });
}
