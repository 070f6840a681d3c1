import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { lineAmount } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Amount } from '@boekwerk/shared/ui/text';
import { lineAmounts } from '../invoice-values';
import type { InvoiceControl } from '../use-invoice-form';

type Props = { control: InvoiceControl; index: number; isCredit: boolean };

/** What a line comes to, less its own discount. */
export function LineSum({ control, index, isCredit }: Props) {
  const line = useWatch({ control, name: `products.${index}` });
  return <Amount value={shownAmount(lineAmount(lineAmounts(line)), { is_credit: isCredit })} />;
}
