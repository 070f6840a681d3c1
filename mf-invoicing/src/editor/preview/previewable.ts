import { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import * as v from 'valibot';
import { forWire, type InvoiceValues } from '../invoice-values';

/** What of an invoice that is being typed can be drawn, and whether that is all of it. */
export type Previewable = { invoice: InvoiceForm | null; isWhole: boolean };

/** Lines that are not finished are left out; without a customer, a date or any line there is nothing to draw. */
export function previewable(values: InvoiceValues): Previewable {
  const all = v.safeParse(InvoiceForm, forWire(values));
  if (all.success) return { invoice: all.output, isWhole: true };
  const wrong = new Set(all.issues.map(({ path }) => lineIn(path)));
  const products = values.products.filter((_, index) => !wrong.has(index));
  const rest = v.safeParse(InvoiceForm, forWire({ ...values, products }));
  return { invoice: rest.success ? rest.output : null, isWhole: false };
}

type Path = v.BaseIssue<unknown>['path'];

const lineIn = (path: Path): number | undefined => {
  const [list, line] = path ?? [];
  return list?.key === 'products' && typeof line?.key === 'number' ? line.key : undefined;
};
