import { Button } from '@boekwerk/shared/ui/button';
import { SwitchField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { InfoBar, Sheet } from '@boekwerk/shared/ui/layout';
import { LineRow } from './line-row';
import { texts } from './texts';
import type { InvoiceControl, InvoiceFormMethods } from './use-invoice-form';
import { useLines } from './use-lines';

export function LinesSection({ form }: { form: InvoiceFormMethods }) {
  const { fields, actions, removed, undo } = useLines(form);
  const { control } = form;
  return (
    <Sheet title={texts.lines.title} extra={<PriceMode control={control} />}>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th>{texts.lines.name}</th>
            <th>{texts.lines.quantity}</th>
            <th>{texts.lines.unit}</th>
            <th>
              <PriceTitle control={control} />
            </th>
            <th>{texts.lines.vat}</th>
            <th className="invoice-line-amount">{texts.lines.amount}</th>
            <td className="invoice-line-tools" />
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id }, index) => (
            <LineRow
              key={id}
              control={control}
              index={index}
              isOnly={fields.length === 1}
              {...actions}
            />
          ))}
        </tbody>
      </table>
      {removed && (
        <InfoBar
          tone="neutral"
          action={
            <Button size="small" onClick={undo}>
              {texts.lines.undo}
            </Button>
          }
        >
          {texts.lines.removed(removed.title)}
        </InfoBar>
      )}
    </Sheet>
  );
}

function PriceMode({ control }: { control: InvoiceControl }) {
  return (
    <div className="invoice-price-mode">
      <span>{texts.lines.excl}</span>
      <SwitchField control={control} name="incl_tax" label={texts.lines.incl} />
    </div>
  );
}

function PriceTitle({ control }: { control: InvoiceControl }) {
  return useWatch({ control, name: 'incl_tax' }) ? texts.lines.priceIncl : texts.lines.priceExcl;
}
