import { MoneyField, PercentageField } from '@boekwerk/shared/ui/fields';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useState } from 'react';
import { texts } from './texts';
import type { InvoiceFormMethods } from './use-invoice-form';

type Kind = 'discount_percentage' | 'discount_value';

/** A discount on the whole invoice, in per cent or in euro. */
export function DiscountField({ form: { control, getValues, setValue } }: Props) {
  const [kind, setKind] = useState<Kind>(() =>
    getValues('discount_value') ? 'discount_value' : 'discount_percentage',
  );
  const change = (chosen: Kind) => {
    setValue(kind, 0, { shouldDirty: true, shouldValidate: true });
    setKind(chosen);
  };
  const field = { control, label: texts.totals.discountLabel };
  return (
    <div className="invoice-discount">
      {kind === 'discount_value' ? (
        <MoneyField {...field} name="discount_value" />
      ) : (
        <PercentageField {...field} name="discount_percentage" />
      )}
      <SelectInput<Kind>
        aria-label={texts.totals.discountKind}
        value={kind}
        onChange={(chosen) => change(chosen ?? 'discount_percentage')}
        options={kinds}
      />
    </div>
  );
}

type Props = { form: InvoiceFormMethods };

const kinds = [
  { value: 'discount_percentage', label: texts.totals.percentage },
  { value: 'discount_value', label: texts.totals.euro },
] as const;
