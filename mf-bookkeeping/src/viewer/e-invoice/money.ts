import { formatAmount, formatEuro } from '@boekwerk/shared/domain/money/format';

/** An amount in the currency of the invoice; nothing when the file does not say it. */
export function money(amount: number | null, currency: string): string {
  if (amount === null) return '';
  return currency === 'EUR' || currency === ''
    ? formatEuro(amount)
    : `${currency} ${formatAmount(amount)}`;
}
