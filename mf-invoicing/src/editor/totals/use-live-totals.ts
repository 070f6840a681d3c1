import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { leftToPay } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { minus } from '@boekwerk/shared/domain/money/money';
import { useWatch } from '@boekwerk/shared/ui/form';
import { givenBackBy } from '../../given-back-by';
import { amountsOf } from '../invoice-values';
import { type LineValues, withoutTrailingLines } from '../lines/invoice-lines';
import type { InvoiceControl } from '../use-invoice-form';

/** What is typed adds up to, while it is typed; as the rows of totals want it. */
export function useLiveTotals(control: InvoiceControl, invoice: Invoice | null) {
  const totals = useWatch({ control, name: addedUp, compute: totalsOf });
  const { total } = totals;
  const paid = invoice?.amount_paid ?? 0;
  const given_back = givenBackBy(total, invoice);
  return {
    totals,
    paid,
    settled: given_back === null ? 0 : minus(total, given_back),
    open: leftToPay({ total, credited: 0, given_back, amount_paid: paid }),
    sign: invoice?.is_credit ? -1 : 1,
  } as const;
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
