import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { leftToPay } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Card } from '@boekwerk/shared/ui/layout';
import { texts } from '../../texts';
import { TotalsPanel } from '../../totals-panel';
import { amountsOf } from '../invoice-values';
import { type LineValues, withoutTrailingLines } from '../lines/invoice-lines';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';
import { DiscountField } from './discount-field';

type Props = { form: InvoiceFormParts; invoice: Invoice | null };

/** Adds up what is typed, while it is typed. */
export function LiveTotals({ form, invoice }: Props) {
  return (
    <Card title={texts.totals.title}>
      <DiscountField form={form} />
      <Totals control={form.control} invoice={invoice} />
    </Card>
  );
}

type TotalsProps = { control: InvoiceControl; invoice: Invoice | null };

function Totals({ control, invoice }: TotalsProps) {
  const totals = useWatch({ control, name: addedUp, compute: totalsOf });
  const paid = invoice?.amount_paid ?? 0;
  return (
    <TotalsPanel
      totals={totals}
      paid={paid}
      open={leftToPay({ total: totals.total, credited: 0, amount_paid: paid })}
      sign={invoice?.is_credit ? -1 : 1}
    />
  );
}

/** A constant, because for a new array the form copies and compares all lines. */
const addedUp = ['incl_tax', 'discount_percentage', 'discount_value', 'products'] as const;

type AddedUp = [
  incl_tax: boolean,
  discount_percentage: number,
  discount_value: number,
  products: LineValues[],
];

/** Memoised by amounts, so that a key that changes none renders nothing. */
const totalsOf = ([incl_tax, discount_percentage, discount_value, lines]: AddedUp) =>
  invoiceTotals(
    amountsOf({
      incl_tax,
      discount_percentage,
      discount_value,
      products: withoutTrailingLines(lines),
    }),
  );
