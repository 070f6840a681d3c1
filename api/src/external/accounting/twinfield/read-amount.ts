import type { Euro } from '@boekwerk/shared/domain/money/money';
import { fromCents, toCents } from '@boekwerk/shared/domain/money/money';
import { UnreadableAnswer } from '../accounting-error';

/** `121.00` → 121. @throws AccountingError for what is no amount */
export function readAmount(said: string): Euro {
  if (!/^-?\d{1,12}(?:\.\d+)?$/.test(said))
    throw new UnreadableAnswer('an amount that cannot be read');
  return fromCents(toCents(Number(said)));
}

/** 121 → `121.00`; without its sign, which is told by debit or credit. */
export const writeAmount = (amount: Euro): string => (Math.abs(toCents(amount)) / 100).toFixed(2);
