import type { InvoiceLineForm } from '@boekwerk/shared/contract/invoice-form';
import type { Product } from '@boekwerk/shared/contract/products';
import { priceAs } from '@boekwerk/shared/domain/invoice/price-mode';

/** A line while it is typed; `null` is not filled in yet. */
export type LineValues = Required<InvoiceLineForm>;

export const emptyLine = (): LineValues => ({
  product_id: null,
  title: '',
  description: '',
  amount: 1,
  value: null,
  tax_id: 1,
  unit: 0,
  discount_percentage: 0,
  discount_value: 0,
  project_ledger_id: null,
  cost_place_ledger_id: null,
});

/** Nothing was typed in it; quantity, unit and VAT come filled in. */
export const isEmptyLine = ({ title, description, value }: LineValues) =>
  title.trim() === '' && description.trim() === '' && value === null;

/** The lines that count: the empty ones at the end wait to be typed in. */
export function withoutTrailingLines(lines: readonly LineValues[]): LineValues[] {
  const last = lines.findLastIndex((line) => !isEmptyLine(line));
  return lines.slice(0, last + 1);
}

/** Whether every line has a title, so that the next one needs a place. */
export const needsTrailingLine = (lines: readonly LineValues[]) =>
  lines.every(({ title }) => title.trim() !== '');

/** The lines with an empty one to type in at the end. */
export const withTrailingLine = (lines: readonly LineValues[]): LineValues[] =>
  needsTrailingLine(lines) ? [...lines, emptyLine()] : [...lines];

/** What choosing a product fills in; quantity and discount stay. The catalogue has its prices without VAT. */
export const filledByProduct = (
  { id, title, description, value, tax_id, unit }: Product,
  inclTax: boolean,
) => ({
  product_id: id,
  title,
  description,
  value: inclTax ? priceAs(true, value, tax_id) : value,
  tax_id,
  unit,
});
