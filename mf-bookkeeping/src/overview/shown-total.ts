import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatMoney } from '@boekwerk/shared/domain/money/format';
import { texts } from '../texts';

/** The total with its currency; of a credit note less than nothing. */
export function shownTotal(
  document: Pick<BookingItem, 'amount' | 'currency' | 'is_credit'>,
): string {
  const { amount, currency } = document;
  if (amount === null) return texts.unknown;
  return formatMoney({ amount: shownAmount(amount, document), currency });
}
