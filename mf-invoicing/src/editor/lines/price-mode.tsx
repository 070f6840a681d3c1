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

type PricePath = 'discount_value' | `products.${number}.${'value' | 'discount_value'}`;

/** Whether prices include VAT; the active side is highlighted. */
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

/** After a switch: says how prices are read now, and offers to convert them so that the amounts stay the same. */
export function PriceModeBar({ form }: { form: InvoiceFormParts }) {
  const { control, getValues, setValue, setFocus } = form;
  const isIncl = useWatch({ control, name: 'incl_tax' });
  const prices = useWatch({ control, compute: pricesOf });
  const [seen, setSeen] = useState({ isIncl, prices });
  const [difference, setDifference] = useState<Euro | null>(null);
  // Typing on accepts the new reading.
  if (seen.prices !== prices) {
    setSeen({ isIncl, prices });
    setDifference(null);
  }
  if (difference !== null && seen.isIncl === isIncl)
    return <InfoBar tone="neutral">{texts.lines.converted(difference)}</InfoBar>;
  const now = amountsOf(getValues());
  if (seen.isIncl === isIncl || now.products.every(({ value }) => value === 0)) return null;

  const before = { ...now, incl_tax: seen.isIncl };
  const convert = () => {
    const other = inOtherMode(before);
    // What is empty, or no amount, stays as it was typed.
    const set = (name: PricePath, amount: Euro) => {
      if (getValues(name)) setValue(name, amount, { shouldDirty: true });
    };
    other.products.forEach(({ value, discount_value }, index) => {
      set(`products.${index}.value`, value);
      set(`products.${index}.discount_value`, discount_value);
    });
    set('discount_value', other.discount_value);
    setSeen({ isIncl, prices: pricesOf(getValues()) });
    setDifference(other.difference);
    // The pressed button goes.
    setFocus('incl_tax');
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

/** A key that changes when a price does. */
const pricesOf = ({ discount_value, products }: InvoiceValues): string =>
  [
    discount_value,
    ...products.map((line) => `${line.value}/${line.discount_value}/${line.tax_id}`),
  ].join(' ');
