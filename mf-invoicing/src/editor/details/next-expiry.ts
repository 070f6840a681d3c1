import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { dueDate } from '@boekwerk/shared/domain/invoice/payment-period';

/** What the expiry follows; the date may be cleared and the customer not chosen yet. */
export type Terms = { date: IsoDate | null; payment_period: number | null };

/** Until a customer is chosen: one month. */
const USUAL_PERIOD = 30;

/** When an invoice on these terms is due; null without a date. */
export const expiryOf = ({ date, payment_period }: Terms): IsoDate | null =>
  date ? dueDate(date, payment_period ?? USUAL_PERIOD) : null;

/** The expiry after its terms changed: it follows them until somebody typed another one. */
export function nextExpiry(expiration_date: IsoDate | null, before: Terms, after: Terms) {
  const isTyped = expiration_date !== null && expiration_date !== expiryOf(before);
  return isTyped ? expiration_date : (expiryOf(after) ?? expiration_date);
}
