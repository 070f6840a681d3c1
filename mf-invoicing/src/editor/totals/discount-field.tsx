import { MoneyField, PercentageField } from '@boekwerk/shared/ui/fields';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { texts } from '../../texts';
import type { InvoiceFormParts } from '../use-invoice-form';
import { bySign, type DiscountKind } from './discount-kind';
import { useDiscountKind } from './use-discount-kind';

type Props = { form: InvoiceFormParts };

/** A discount on the whole invoice, in per cent or in euro. */
export function DiscountField({ form: { control, setValue } }: Props) {
  const { kind, place, change, changeWithFigure } = useDiscountKind({ control, setValue }, '');
  const field = { control, label: texts.totals.discountLabel };
  return (
    <div className="invoicing-discount">
      <div ref={place} {...bySign(changeWithFigure)}>
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

const kinds = [
  { value: 'discount_percentage', label: texts.totals.percentage },
  { value: 'discount_value', label: texts.totals.euro },
] as const;
