import { invoiceTotals } from '@boekwerk/shared/domain/invoice-totals';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { DiscountField } from './discount-field';
import { withoutTrailingLines } from './invoice-lines';
import { amountsOf } from './invoice-values';
import { texts } from './texts';
import { TotalsPanel } from './totals-panel';
import type { InvoiceFormMethods } from './use-invoice-form';

type Props = { form: InvoiceFormMethods };

/** Adds up what is typed, while it is typed. */
export function LiveTotals({ form }: Props) {
  const [incl_tax, discount_percentage, discount_value, lines] = useWatch({
    control: form.control,
    name: ['incl_tax', 'discount_percentage', 'discount_value', 'products'],
  });
  const products = withoutTrailingLines(lines);
  const totals = invoiceTotals(
    amountsOf({ incl_tax, discount_percentage, discount_value, products }),
  );
  return (
    <Sheet title={texts.totals.title}>
      <DiscountField form={form} />
      <TotalsPanel totals={totals} open={totals.total} />
    </Sheet>
  );
}
