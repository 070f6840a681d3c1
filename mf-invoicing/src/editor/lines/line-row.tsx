import { UNITS } from '@boekwerk/shared/domain/invoice/unit';
import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';
import { IconButton } from '@boekwerk/shared/ui/button';
import { MoneyField, QuantityField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { memo } from 'react';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';
import { isEnterOnClosedMenu } from './enter-on-closed-menu';
import { LineExplanation } from './line-explanation';
import { LineLedgers } from './line-ledgers';
import { LineSum } from './line-sum';
import { LineTitle } from './line-title';
import type { LedgerOptions } from './use-ledgers';
import type { LineActions } from './use-lines';

type Props = LineActions & {
  control: InvoiceControl;
  index: number;
  isOnly: boolean;
  isCredit: boolean;
  /** Accounts to choose from; null when there is no such field. */
  projects: LedgerOptions | null;
  costCentres: LedgerOptions | null;
};

/** One line; memoised, so that typing in another line does not render it and long invoices stay fast. */
export const LineRow = memo(function LineRow(props: Props) {
  const { control, index, isOnly, isCredit, projects, costCentres } = props;
  const { onTitled, onPicked, onEnd, onRemove } = props;
  const name = `products.${index}` as const;
  const field = { control, isLabelHidden: true };
  return (
    <>
      <tr className="invoicing-line">
        <td className="invoicing-line-title">
          <LineTitle control={control} index={index} onTitled={onTitled} onPicked={onPicked} />
          <LineExplanation control={control} index={index} />
        </td>
        <td>
          <QuantityField {...field} name={`${name}.amount`} label={texts.lines.quantity} />
        </td>
        <td>
          <SelectField {...field} name={`${name}.unit`} label={texts.lines.unit} options={units} />
        </td>
        <td>
          <LinePrice control={control} index={index} />
        </td>
        <td onKeyDownCapture={(event) => isEnterOnClosedMenu(event) && onEnd(index)}>
          <SelectField {...field} name={`${name}.tax_id`} label={texts.lines.vat} options={rates} />
        </td>
        <td className="invoicing-line-amount invoicing-line-live">
          <LineSum control={control} index={index} isCredit={isCredit} />
        </td>
        <td>
          {!isOnly && (
            <IconButton
              label={texts.lines.remove(index + 1)}
              icon={<DeleteOutlined />}
              onClick={() => onRemove(index)}
            />
          )}
        </td>
      </tr>
      <LineLedgers
        control={control}
        index={index}
        projects={projects}
        costCentres={costCentres}
        onEnd={onEnd}
      />
    </>
  );
});

function LinePrice({ control, index }: Pick<Props, 'control' | 'index'>) {
  const isIncl = useWatch({ control, name: 'incl_tax' });
  const label = isIncl ? texts.lines.priceIncl : texts.lines.priceExcl;
  return (
    <MoneyField control={control} isLabelHidden name={`products.${index}.value`} label={label} />
  );
}

const units = UNITS.map(({ unit, name }) => ({ value: unit, label: name }));
const rates = TAX_IDS.map((id) => ({ value: id, label: VAT[id].name }));
