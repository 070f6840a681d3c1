import { useWatch } from '@boekwerk/shared/ui/form';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';

type Props = { control: InvoiceControl };

export function LinesHead({ control }: Props) {
  const { lines } = texts;
  return (
    <thead>
      <tr>
        <td className="invoicing-line-grip" />
        <th className="invoicing-line-title">{lines.name}</th>
        <th className="invoicing-line-quantity">{lines.quantity}</th>
        <th>{lines.unit}</th>
        <th className="invoicing-line-price">
          <PriceTitle control={control} />
        </th>
        <th className="invoicing-line-less">{lines.lineDiscount}</th>
        <th>{lines.vat}</th>
        <th className="invoicing-line-amount">{lines.amount}</th>
        <td className="invoicing-line-end" />
      </tr>
    </thead>
  );
}

function PriceTitle({ control }: Props) {
  return useWatch({ control, name: 'incl_tax' }) ? texts.lines.priceIncl : texts.lines.priceExcl;
}
