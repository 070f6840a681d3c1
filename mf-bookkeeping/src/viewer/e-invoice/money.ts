import { formatMoney } from '@boekwerk/shared/domain/money/format';

/** An amount in the currency of the invoice; nothing when the file does not say it. */
export const money = (amount: number | null, currency: string): string =>
  amount === null ? '' : formatMoney({ amount, currency: currency || 'EUR' });
