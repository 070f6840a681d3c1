import { useWatch } from '@boekwerk/shared/ui/form';
import { texts } from '../texts';
import type { InvoiceControl } from './use-invoice-form';

type Props = { control: InvoiceControl; hasProjects: boolean; hasCostCentres: boolean };

export function LinesHead({ control, hasProjects, hasCostCentres }: Props) {
  const { lines } = texts;
  return (
    <>
      <colgroup>
        <col />
        <col className="invoice-col-quantity" />
        {hasProjects && <col className="invoice-col-ledger" />}
        {hasCostCentres && <col className="invoice-col-ledger" />}
        <col className="invoice-col-unit" />
        <col className="invoice-col-amount" />
        <col className="invoice-col-vat" />
        <col className="invoice-col-amount" />
        <col className="invoice-col-tools" />
      </colgroup>
      <thead>
        <tr>
          <th>{lines.name}</th>
          <th>{lines.quantity}</th>
          {hasProjects && <th>{lines.project}</th>}
          {hasCostCentres && <th>{lines.costCentre}</th>}
          <th>{lines.unit}</th>
          <th>
            <PriceTitle control={control} />
          </th>
          <th>{lines.vat}</th>
          <th className="invoice-line-amount">{lines.amount}</th>
          <td />
        </tr>
      </thead>
    </>
  );
}

function PriceTitle({ control }: Pick<Props, 'control'>) {
  return useWatch({ control, name: 'incl_tax' }) ? texts.lines.priceIncl : texts.lines.priceExcl;
}
