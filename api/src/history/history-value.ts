import type { InvoiceLineForm } from '@boekwerk/shared/contract/invoice-form';
import type { HistoryValue } from '@boekwerk/shared/domain/history/history-value';
import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { VAT } from '@boekwerk/shared/domain/vat/vat';
import type { InferOutput } from 'valibot';

/** A value as history tells it: a list as text; undefined for what has no short form. */
export function historyValue(value: unknown): HistoryValue | undefined {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
    return value as HistoryValue;
  return Array.isArray(value) ? textOf(value) : undefined;
}

function textOf(list: readonly unknown[]): string {
  if (list.every((item) => typeof item === 'string')) return list.join(', ');
  const count = `${list.length} ${list.length === 1 ? 'regel' : 'regels'}`;
  return [count, ...list.filter(isLine).map(lineText)].join('\n');
}

/** A line of an invoice, as an action recorded it. */
type Line = InferOutput<typeof InvoiceLineForm>;

const isLine = (item: unknown): item is Line =>
  item instanceof Object && 'title' in item && 'amount' in item && 'value' in item;

/** The number of a row says nothing to a person. */
type Told = Exclude<keyof Line, `${string}_id`> | 'tax_id';

/** What each field of a line adds to its text, in this order; '' when it stands in another. */
const TOLD: { readonly [field in Told]: (line: Line) => string } = {
  amount: ({ amount, unit, title }) =>
    `${formatQuantity(amount)} ${UNIT_NAMES[unit] ?? ''} ${title}`.replace(/ {2,}/g, ' '),
  unit: () => '',
  title: () => '',
  description: ({ description }) => description,
  value: ({ value }) => formatEuro(value),
  tax_id: ({ tax_id }) => VAT[tax_id]?.name ?? '',
  discount_percentage: ({ discount_percentage: percentage }) =>
    percentage ? `${formatQuantity(percentage)}% korting` : '',
  discount_value: ({ discount_value: value }) => (value ? `${formatEuro(value)} korting` : ''),
};

/** `2 Uur Advies, € 85,00, 21%` */
const lineText = (line: Line): string =>
  Object.values(TOLD)
    .map((tell) => tell(line))
    .filter((text) => text)
    .join(', ');
