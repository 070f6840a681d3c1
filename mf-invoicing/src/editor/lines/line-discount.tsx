import { MoneyField, PercentageField } from '@boekwerk/shared/ui/fields';
import { texts } from '../../texts';
import { bySign } from '../totals/discount-kind';
import { useDiscountKind } from '../totals/use-discount-kind';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';

type Props = {
  control: InvoiceControl;
  index: number;
  setValue: InvoiceFormParts['setValue'];
};

/** A discount on one line, in per cent or in euro; `%` and `€` in the field choose which. Who gave both sees both. */
export function LineDiscount({ control, index, setValue }: Props) {
  const at = `products.${index}.` as const;
  const { kind, place, hasBoth, changeWithFigure } = useDiscountKind({ control, setValue }, at);
  const field = {
    control,
    label: texts.lines.lineDiscount,
    isLabelHidden: true,
    isBlankAtZero: true,
  };
  if (hasBoth)
    return (
      <div className="invoicing-line-discounts">
        <PercentageField {...field} name={`${at}discount_percentage`} />
        <MoneyField {...field} name={`${at}discount_value`} before="€" />
      </div>
    );
  const isEuro = kind === 'discount_value';
  return (
    <div ref={place} className="invoicing-line-discount" {...bySign(changeWithFigure)}>
      {isEuro ? (
        <MoneyField {...field} name={`${at}discount_value`} />
      ) : (
        <PercentageField {...field} name={`${at}discount_percentage`} after="" />
      )}
      <button
        type="button"
        className="invoicing-line-discount-kind"
        aria-label={isEuro ? texts.lines.inEuro : texts.lines.inPercent}
        title={isEuro ? texts.lines.inEuro : texts.lines.inPercent}
        onClick={() => changeWithFigure(isEuro ? 'discount_percentage' : 'discount_value')}
      >
        {isEuro ? texts.totals.euro : texts.totals.percentage}
      </button>
    </div>
  );
}
