import { MoneyField, PercentageField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceFormParts } from '../use-invoice-form';

type Kind = 'discount_percentage' | 'discount_value';

type Props = { form: InvoiceFormParts };

/** A discount on the whole invoice, in per cent or in euro. */
export function DiscountField({ form: { control, setValue } }: Props) {
  const [percentage, euro] = useWatch({ control, name: both });
  const [kind, setKind] = useState<Kind>('discount_percentage');
  const filled = kindOf(percentage, euro);
  if (filled && filled !== kind) setKind(filled);

  const change = (chosen: Kind) => {
    setValue(kind, 0, { shouldDirty: true, shouldValidate: true });
    setKind(chosen);
  };
  const field = { control, label: texts.totals.discountLabel };
  return (
    <div className="invoicing-discount">
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

/** What is filled in decides, also when other values take the place of all that was typed. */
function kindOf(percentage: number | null, euro: number | null): Kind | null {
  if (euro) return 'discount_value';
  return percentage ? 'discount_percentage' : null;
}

const both = ['discount_percentage', 'discount_value'] as const;

const kinds = [
  { value: 'discount_percentage', label: texts.totals.percentage },
  { value: 'discount_value', label: texts.totals.euro },
] as const;
