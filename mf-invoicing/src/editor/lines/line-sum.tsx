import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { lineAmount } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { texts } from '../../texts';
import { lineAmounts } from '../invoice-values';
import type { InvoiceControl } from '../use-invoice-form';
import type { LineValues } from './invoice-lines';

type Props = { control: InvoiceControl; index: number; isCredit: boolean };

/** What a line comes to, less the discount that it brought along from where it was made. */
export function LineSum({ control, index, isCredit }: Props) {
  const line = useWatch({ control, name: `products.${index}` });
  const discount = discountOf(line);
  return (
    <>
      <Amount value={shownAmount(lineAmount(lineAmounts(line)), { is_credit: isCredit })} />
      {discount && <Muted>{texts.lines.discount(discount)}</Muted>}
    </>
  );
}

/** `10%`, `€ 5,00` or both; empty for none. */
const discountOf = ({ discount_percentage, discount_value }: LineValues): string =>
  [
    discount_percentage ? `${formatQuantity(discount_percentage)}%` : '',
    discount_value ? formatEuro(discount_value) : '',
  ]
    .filter(Boolean)
    .join(' + ');
