import { UNITS } from '@boekwerk/shared/domain/unit';
import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat';
import { IconButton } from '@boekwerk/shared/ui/button';
import { MoneyField, QuantityField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { type KeyboardEvent, memo } from 'react';
import { texts } from '../texts';
import { LedgerField } from './ledger-field';
import { LineExplanation } from './line-explanation';
import { LineSum } from './line-sum';
import { LineTitle } from './line-title';
import type { InvoiceControl } from './use-invoice-form';
import type { LedgerOptions } from './use-ledgers';
import type { LineActions } from './use-lines';

type Props = LineActions & {
  control: InvoiceControl;
  index: number;
  isOnly: boolean;
  isCredit: boolean;
  /** Accounts to choose from; null when there is no such column. */
  projects: LedgerOptions | null;
  costCentres: LedgerOptions | null;
};

/** One line; a key press in another one leaves it alone, so that long invoices type as fast as short ones. */
export const LineRow = memo(function LineRow(props: Props) {
  const { control, index, isOnly, isCredit, projects, costCentres } = props;
  const { onTitled, onPicked, onEnd, onRemove } = props;
  const name = `products.${index}` as const;
  const field = { control, isLabelHidden: true };
  return (
    <tr className="invoice-line">
      <td className="invoice-line-title">
        <LineTitle control={control} index={index} onTitled={onTitled} onPicked={onPicked} />
        <LineExplanation control={control} index={index} />
      </td>
      <td>
        <QuantityField {...field} name={`${name}.amount`} label={texts.lines.quantity} />
      </td>
      {projects && (
        <td>
          <LedgerField
            {...{ control, options: projects, label: texts.lines.project }}
            name={`${name}.project_ledger_id`}
          />
        </td>
      )}
      {costCentres && (
        <td>
          <LedgerField
            {...{ control, options: costCentres, label: texts.lines.costCentre }}
            name={`${name}.cost_place_ledger_id`}
          />
        </td>
      )}
      <td>
        <SelectField {...field} name={`${name}.unit`} label={texts.lines.unit} options={units} />
      </td>
      <td>
        <LinePrice control={control} index={index} />
      </td>
      <td onKeyDownCapture={(event) => isEnterOnClosedMenu(event) && onEnd(index)}>
        <SelectField {...field} name={`${name}.tax_id`} label={texts.lines.vat} options={rates} />
      </td>
      <td className="invoice-line-amount invoice-line-live">
        <LineSum control={control} index={index} isCredit={isCredit} />
      </td>
      <td className="invoice-line-tools">
        {!isOnly && (
          <IconButton
            label={texts.lines.remove(index + 1)}
            icon={<DeleteOutlined />}
            onClick={() => onRemove(index)}
          />
        )}
      </td>
    </tr>
  );
});

function LinePrice({ control, index }: Pick<Props, 'control' | 'index'>) {
  const isIncl = useWatch({ control, name: 'incl_tax' });
  const label = isIncl ? texts.lines.priceIncl : texts.lines.priceExcl;
  return (
    <MoneyField control={control} isLabelHidden name={`products.${index}.value`} label={label} />
  );
}

/** Enter opens a menu elsewhere; in the last field of a line it goes on to the next line. */
function isEnterOnClosedMenu(event: KeyboardEvent): boolean {
  const isOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
  if (event.key !== 'Enter' || isOpen) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

const units = UNITS.map(({ unit, name }) => ({ value: unit, label: name }));
const rates = TAX_IDS.map((id) => ({ value: id, label: VAT[id].name }));
