import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { lineAmount } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Amount } from '@boekwerk/shared/ui/text';
import type { CSSProperties } from 'react';
import { lineAmounts } from '../invoice-values';
import type { InvoiceControl } from '../use-invoice-form';

type Props = { control: InvoiceControl; index: number; isCredit: boolean };

/** What a line comes to, less its own discount. */
export function LineSum({ control, index, isCredit }: Props) {
  const line = useWatch({ control, name: `products.${index}` });
  const sum = shownAmount(lineAmount(lineAmounts(line)), { is_credit: isCredit });
  return (
    <span
      className="invoicing-line-sum"
      style={{ '--bw-signs': formatEuro(sum).length } as CSSProperties}
    >
      <Amount value={sum} />
    </span>
  );
}
