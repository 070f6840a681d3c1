import { type InvoiceAmounts, invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { inOtherMode } from '@boekwerk/shared/domain/invoice/price-mode';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { Button } from '@boekwerk/shared/ui/button';
import { SwitchField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useState } from 'react';
import { texts } from '../../texts';
import { amountsOf, type InvoiceValues } from '../invoice-values';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';

/** Whether the prices have VAT in them; the side that holds stands out. */
export function PriceMode({ control }: { control: InvoiceControl }) {
  const isIncl = useWatch({ control, name: 'incl_tax' });
  return (
    <div
      className={isIncl ? 'invoicing-price-mode invoicing-price-is-incl' : 'invoicing-price-mode'}
    >
      <span className="invoicing-price-excl">{texts.lines.excl}</span>
      <SwitchField control={control} name="incl_tax" label={texts.lines.incl} />
    </div>
  );
}

/** After a switch: how the prices are read from now on, and a way to have them say the same as before. */
export function PriceModeBar({ form }: { form: InvoiceFormParts }) {
  const { control, getValues, setValue } = form;
  const isIncl = useWatch({ control, name: 'incl_tax' });
  const prices = useWatch({ control, compute: pricesOf });
  const [seen, setSeen] = useState({ isIncl, prices });
  const [difference, setDifference] = useState<Euro | null>(null);
  // Whoever goes on typing takes the prices as they are read now.
  if (seen.prices !== prices) {
    setSeen({ isIncl, prices });
    setDifference(null);
  }
  if (difference !== null)
    return <InfoBar tone="neutral">{texts.lines.converted(difference)}</InfoBar>;
  const now = amountsOf(getValues());
  if (seen.isIncl === isIncl || now.products.every(({ value }) => value === 0)) return null;

  const before = { ...now, incl_tax: seen.isIncl };
  const convert = () => {
    const other = inOtherMode(before);
    const option = { shouldDirty: true };
    other.products.forEach(({ value, discount_value }, index) => {
      if (!getValues(`products.${index}.value`)) return;
      setValue(`products.${index}.value`, value, option);
      setValue(`products.${index}.discount_value`, discount_value, option);
    });
    setValue('discount_value', other.discount_value, option);
    setSeen({ isIncl, prices: pricesOf(getValues()) });
    setDifference(other.difference);
  };
  const totalOf = (amounts: InvoiceAmounts) => formatEuro(invoiceTotals(amounts).total);
  return (
    <div role="status">
      <InfoBar
        tone="amber"
        action={
          <Button size="small" onClick={convert}>
            {texts.lines.convert}
          </Button>
        }
      >
        {texts.lines.readAs(isIncl, totalOf(before), totalOf(now))}
      </InfoBar>
    </div>
  );
}

/** Tells whether a price has changed. */
const pricesOf = ({ discount_value, products }: InvoiceValues): string =>
  [discount_value, ...products.map((line) => `${line.value}/${line.tax_id}`)].join(' ');
