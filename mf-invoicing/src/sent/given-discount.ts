import type { Discount } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';

/** `10%`, `€ 5,00` or both; empty for none. */
export const givenDiscount = ({ discount_percentage, discount_value }: Discount): string =>
  [
    discount_percentage ? `${formatQuantity(discount_percentage)}%` : '',
    discount_value ? formatEuro(discount_value) : '',
  ]
    .filter(Boolean)
    .join(' + ');
