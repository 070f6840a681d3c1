import { UNITS } from '@boekwerk/shared/domain/invoice/unit';
import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';
import { MoneyField, QuantityField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { type ClipboardEvent, memo, useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';
import { isEnterOnClosedMenu } from './enter-on-closed-menu';
import { isTable } from './is-table';
import { LineDiscount } from './line-discount';
import { LineExplanation } from './line-explanation';
import { LineHandle } from './line-handle';
import { pressInLine } from './line-keys';
import { LineLedgers } from './line-ledgers';
import { LineSum } from './line-sum';
import { LineTitle } from './line-title';
import { LineTools } from './line-tools';
import type { LedgerOptions } from './use-ledgers';
import type { LineActions } from './use-lines';

type Props = LineActions & {
  control: InvoiceControl;
  setValue: InvoiceFormParts['setValue'];
  index: number;
  isOnly: boolean;
  isCredit: boolean;
  /** Accounts to choose from; null as long as they are not known. */
  projects: LedgerOptions | null;
  costCentres: LedgerOptions | null;
};

/** One line; memoised, so that typing in another line does not render it and long invoices stay fast. */
export const LineRow = memo(function LineRow(props: Props) {
  const { control, setValue, index, isOnly, isCredit, projects, costCentres } = props;
  const { onTitled, onPicked, onEnd, onRemove, onMove, onPaste } = props;
  const [asked, setAsked] = useState(0);
  const explain = () => setAsked((times) => times + 1);
  const name = `products.${index}` as const;
  const field = { control, isLabelHidden: true };
  const paste = (event: ClipboardEvent) => {
    if (!isTable(event.clipboardData)) return;
    event.preventDefault();
    event.stopPropagation();
    onPaste(index, event.clipboardData.getData('text'));
  };
  return (
    <>
      <tr
        className="invoicing-line"
        onPasteCapture={paste}
        onKeyDownCapture={(event) =>
          pressInLine(event, {
            onMove: (step) => onMove(index, index + step),
            onExplain: explain,
            onEnd: () => onEnd(index),
          })
        }
      >
        <td className="invoicing-line-grip">
          {!isOnly && <LineHandle index={index} onMove={onMove} />}
        </td>
        <td className="invoicing-line-title">
          <LineTitle control={control} index={index} onTitled={onTitled} onPicked={onPicked} />
          <LineExplanation control={control} index={index} asked={asked} />
        </td>
        <td className="invoicing-line-quantity">
          <QuantityField {...field} name={`${name}.amount`} label={texts.lines.quantity} />
        </td>
        <td>
          <SelectField {...field} name={`${name}.unit`} label={texts.lines.unit} options={units} />
        </td>
        <td className="invoicing-line-price">
          <LinePrice control={control} index={index} />
        </td>
        <td className="invoicing-line-less">
          <LineDiscount control={control} index={index} setValue={setValue} />
        </td>
        <td onKeyDownCapture={(event) => isEnterOnClosedMenu(event) && onEnd(index)}>
          <SelectField {...field} name={`${name}.tax_id`} label={texts.lines.vat} options={rates} />
        </td>
        <td className="invoicing-line-amount invoicing-line-live">
          <LineSum control={control} index={index} isCredit={isCredit} />
        </td>
        <td className="invoicing-line-end">
          <LineTools
            index={index}
            isOnly={isOnly}
            onMove={onMove}
            onRemove={onRemove}
            onExplain={explain}
          />
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
