import { MoneyField, PercentageField } from '@boekwerk/shared/ui/fields';
import { useFormFields, useWatch } from '@boekwerk/shared/ui/form';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceFormParts } from '../use-invoice-form';
import { bySign, type DiscountKind, fitting, kindOf } from './discount-kind';

type Props = { form: InvoiceFormParts };

/** A discount on the whole invoice, in per cent or in euro. */
export function DiscountField({ form: { control, setValue } }: Props) {
  const [percentage, euro] = useWatch({ control, name: both });
  const fields = useFormFields();
  const [kind, setKind] = useState<DiscountKind>('discount_percentage');
  const filled = kindOf(percentage, euro);
  if (filled && filled !== kind) setKind(filled);

  const change = (chosen: DiscountKind, figure = 0) => {
    const option = { shouldDirty: true, shouldValidate: true };
    setValue(kind, 0, option);
    if (figure) setValue(chosen, fitting(chosen, figure), option);
    setKind(chosen);
  };
  // The figure stays: who typed 10 and then its sign meant 10.
  const signed = (chosen: DiscountKind, pasted?: number) => {
    if (chosen === kind && pasted === undefined) return;
    change(chosen, pasted ?? ((kind === 'discount_value' ? euro : percentage) || 0));
    requestAnimationFrame(() => fields?.focus(chosen));
  };
  const field = { control, label: texts.totals.discountLabel };
  return (
    <div className="invoicing-discount">
      <div {...bySign(signed)}>
        {kind === 'discount_value' ? (
          <MoneyField {...field} name="discount_value" />
        ) : (
          <PercentageField {...field} name="discount_percentage" />
        )}
      </div>
      <SelectInput<DiscountKind>
        aria-label={texts.totals.discountKind}
        value={kind}
        onChange={(chosen) => change(chosen ?? 'discount_percentage')}
        options={kinds}
      />
    </div>
  );
}

const both = ['discount_percentage', 'discount_value'] as const;

const kinds = [
  { value: 'discount_percentage', label: texts.totals.percentage },
  { value: 'discount_value', label: texts.totals.euro },
] as const;
