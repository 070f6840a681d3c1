import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals, openAmount } from '@boekwerk/shared/domain/invoice-totals';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { useDeferredValue } from 'react';
import { texts } from '../texts';
import { TotalsPanel } from '../totals-panel';
import { DiscountField } from './discount-field';
import { withoutTrailingLines } from './invoice-lines';
import { amountsOf } from './invoice-values';
import type { InvoiceControl, InvoiceFormMethods } from './use-invoice-form';

type Props = { form: InvoiceFormMethods; invoice: Invoice | null };

/** Adds up what is typed, while it is typed. */
export function LiveTotals({ form, invoice }: Props) {
  return (
    <Sheet title={texts.totals.title}>
      <DiscountField form={form} />
      <Totals control={form.control} invoice={invoice} />
    </Sheet>
  );
}

type TotalsProps = { control: InvoiceControl; invoice: Invoice | null };

/** A key press in a long invoice does not wait for its sums. */
function Totals({ control, invoice }: TotalsProps) {
  const [incl_tax, discount_percentage, discount_value, lines] = useWatch({
    control,
    name: ['incl_tax', 'discount_percentage', 'discount_value', 'products'],
  });
  const products = withoutTrailingLines(useDeferredValue(lines));
  const totals = invoiceTotals(
    amountsOf({ incl_tax, discount_percentage, discount_value, products }),
  );
  const paid = invoice?.amount_paid ?? 0;
  return (
    <TotalsPanel
      totals={totals}
      paid={paid}
      open={openAmount({ total: totals.total, amount_paid: paid })}
      sign={invoice?.is_credit ? -1 : 1}
    />
  );
}
