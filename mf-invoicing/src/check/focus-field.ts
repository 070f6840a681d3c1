import { texts } from '../texts';

const { details, lines } = texts;

/** The labels of what an invoice may miss, by the last part of the name of its field. */
const LABELS: Record<string, string> = {
  delivery_date: details.delivery,
  reference: details.reference,
  title: lines.name,
  tax_id: lines.vat,
};

const labelOf = (field: string) => LABELS[field.split('.').at(-1) ?? ''];

/** Whether the form of an invoice has a field for it. */
export const hasField = (field: string): boolean => labelOf(field) !== undefined;

/** Puts the focus in a field of the form on the page; `products.1.title` is that of the second line. */
export function focusField(field: string): void {
  const row = Number(/^products\.(\d+)\./.exec(field)?.[1] ?? 0);
  const label = [...document.querySelectorAll('label')].filter(
    ({ textContent }) => textContent?.replace('*', '').trim() === labelOf(field),
  )[row];
  document.getElementById(label?.htmlFor ?? '')?.focus();
}
