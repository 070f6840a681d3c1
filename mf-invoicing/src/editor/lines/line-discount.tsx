import { MoneyField, PercentageField } from '@boekwerk/shared/ui/fields';
import { useFormFields, useWatch } from '@boekwerk/shared/ui/form';
import { useState } from 'react';
import { texts } from '../../texts';
import { bySign, type DiscountKind, fitting, kindOf } from '../totals/discount-kind';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';

type Props = {
  control: InvoiceControl;
  index: number;
  setValue: InvoiceFormParts['setValue'];
};

/** A discount on one line, in per cent or in euro; `%` and `€` in the field choose which. Who gave both sees both. */
export function LineDiscount({ control, index, setValue }: Props) {
  const name = `products.${index}` as const;
  const percentage = useWatch({ control, name: `${name}.discount_percentage` });
  const euro = useWatch({ control, name: `${name}.discount_value` });
  const fields = useFormFields();
  const [chosen, choose] = useState<DiscountKind>('discount_percentage');
  const kind = kindOf(percentage, euro) ?? chosen;

  const change = (next: DiscountKind, pasted?: number) => {
    if (next === kind && pasted === undefined) return;
    const typed = pasted ?? ((kind === 'discount_value' ? euro : percentage) || 0);
    const option = { shouldDirty: true, shouldValidate: true };
    setValue(`${name}.${kind}`, 0, option);
    // The figure stays: who typed 10 and then chose meant 10.
    setValue(`${name}.${next}`, fitting(next, typed), option);
    choose(next);
    requestAnimationFrame(() => fields?.focus(`${name}.${next}`));
  };
  const field = {
    control,
    label: texts.lines.lineDiscount,
    isLabelHidden: true,
    isBlankAtZero: true,
  };
  if (percentage && euro)
    return (
      <div className="invoicing-line-discounts">
        <PercentageField {...field} name={`${name}.discount_percentage`} />
        <MoneyField {...field} name={`${name}.discount_value`} before="€" />
      </div>
    );
  const isEuro = kind === 'discount_value';
  return (
    <div className="invoicing-line-discount" {...bySign(change)}>
      {isEuro ? (
        <MoneyField {...field} name={`${name}.discount_value`} />
      ) : (
        <PercentageField {...field} name={`${name}.discount_percentage`} after="" />
      )}
      <button
        type="button"
        className="invoicing-line-discount-kind"
        aria-label={isEuro ? texts.lines.inEuro : texts.lines.inPercent}
        title={isEuro ? texts.lines.inEuro : texts.lines.inPercent}
        onClick={() => change(isEuro ? 'discount_percentage' : 'discount_value')}
      >
        {isEuro ? texts.totals.euro : texts.totals.percentage}
      </button>
    </div>
  );
}
