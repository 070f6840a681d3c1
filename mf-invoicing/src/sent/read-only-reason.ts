import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { isFullyCredited, isSettledByCredits } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { texts } from './texts';

type Stage = Pick<
  Invoice,
  | 'status'
  | 'is_credit'
  | 'is_opening_balance'
  | 'total'
  | 'amount_paid'
  | 'credited'
  | 'has_sent_credit'
  | 'given_back'
  | 'open_amount'
>;

/** Why an invoice can only be read, and what can be done with it as it stands. */
export function readOnlyReason(invoice: Stage): string {
  const { status, is_credit, credited, open_amount } = invoice;
  const { why } = texts;
  if (invoice.is_opening_balance) return why.openingBalance;
  if (is_credit && status === InvoiceStatus.paid) return why.repaid;
  if (is_credit) return isSettledByCredits(invoice) ? why.settled : why.credit;
  if (status === InvoiceStatus.paid && !isFullyCredited(invoice)) return why.paid;
  if (isSettledByCredits(invoice)) return why.credited;
  if (credited !== 0) return why.partlyCredited(credited, open_amount);
  return status === InvoiceStatus.partiallyPaid ? why.unpaidPart(open_amount) : why.sent;
}
