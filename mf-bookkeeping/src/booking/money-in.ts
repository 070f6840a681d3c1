import { formatAmount, formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { texts } from './texts';

/** An amount with its currency: `€ 12,10`, `USD 12,10`. */
export const moneyIn = (currency: string, amount: Euro): string =>
  currency === 'EUR' ? formatEuro(amount) : texts.totals.foreign(currency, formatAmount(amount));
