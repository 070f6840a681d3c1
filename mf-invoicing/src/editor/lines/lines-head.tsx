import { useWatch } from '@boekwerk/shared/ui/form';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';

type Props = { control: InvoiceControl };

export function LinesHead({ control }: Props) {
  const { lines } = texts;
  return (
    <thead>
      <tr>
        <th>{lines.name}</th>
        <th>{lines.quantity}</th>
        <th>{lines.unit}</th>
        <th>
          <PriceTitle control={control} />
        </th>
        <th>{lines.vat}</th>
        <th className="invoicing-line-amount">{lines.amount}</th>
        <td />
      </tr>
    </thead>
  );
}

function PriceTitle({ control }: Props) {
  return useWatch({ control, name: 'incl_tax' }) ? texts.lines.priceIncl : texts.lines.priceExcl;
}
