import type { HistoryValue } from '@boekwerk/shared/contract/history';
import { UNIT_NAMES, type Unit } from '@boekwerk/shared/domain/invoice/unit';
import { formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { type TaxId, VAT } from '@boekwerk/shared/domain/vat/vat';

/** A value as history tells it: a list as text; undefined for what has no short form. */
export function toldValue(value: unknown): HistoryValue | undefined {
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
type Line = {
  title: string;
  description: string;
  amount: number;
  value: number;
  unit: Unit;
  tax_id: TaxId;
  discount_percentage: number;
  discount_value: number;
};

const isLine = (item: unknown): item is Line =>
  item instanceof Object && 'title' in item && 'amount' in item && 'value' in item;

/** `2 Uur Advies, € 85,00, 21%` */
function lineText({ title, description, amount, value, unit, tax_id, ...discount }: Line): string {
  const { discount_percentage, discount_value } = discount;
  return [
    `${formatQuantity(amount)} ${UNIT_NAMES[unit] ?? ''} ${title}`.replace(/ {2,}/g, ' '),
    ...(description ? [description] : []),
    formatEuro(value),
    ...(VAT[tax_id] ? [VAT[tax_id].name] : []),
    ...(discount_percentage ? [`${formatQuantity(discount_percentage)}% korting`] : []),
    ...(discount_value ? [`${formatEuro(discount_value)} korting`] : []),
  ].join(', ');
}
