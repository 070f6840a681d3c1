import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';

/** Of these the newest are told, whatever the period. */
const NEWEST = 3;

/** Whether a company sent no invoice yet: its amounts are zero because there is nothing to count, and say nothing. */
export const isBeginning = ({
  has_invoices,
  invoices_sent,
  last_invoices,
}: InvoiceStats): boolean =>
  !has_invoices ||
  (invoices_sent === 0 &&
    last_invoices.length < NEWEST &&
    last_invoices.every(({ status }) => isConcept(status)));
