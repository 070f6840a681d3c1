import { PERIOD_PLACEHOLDERS } from '../recurrence';
import type { CheckedInvoice, Finding, InvoiceFacts } from './invoice-check-facts';

/** What is good to know about an invoice on which nothing is missing. */
export const hintFindings = ({ invoice }: CheckedInvoice): Finding[] => [
  ...(invoice.delivery_date || invoice.period_start ? [] : [NO_DELIVERY_DATE]),
  ...placeholderFindings(invoice),
];

const NO_DELIVERY_DATE: Finding = {
  code: 'delivery-date',
  text: 'Leverdatum leeg: de factuurdatum geldt.',
  place: 'invoice',
  field: 'delivery_date',
  for: 'hint',
  blocks: false,
};

/** A copy of a template still has them, and nobody fills them in there. */
const placeholderFindings = ({ is_template, description, products }: InvoiceFacts): Finding[] =>
  is_template
    ? []
    : [
        ...inText('description', description),
        ...products.flatMap((line, index) => [
          ...inText(`products.${index}.title`, line.title),
          ...inText(`products.${index}.description`, line.description),
        ]),
      ];

function inText(field: string, text: string): Finding[] {
  const left = PERIOD_PLACEHOLDERS.find((word) => text.includes(`{${word}}`));
  if (!left) return [];
  return [
    {
      code: 'placeholder',
      text: `{${left}} wordt alleen op een herhaalfactuur ingevuld, en komt hier zo te staan.`,
      ...{ place: 'invoice', field, for: 'hint', blocks: false },
    },
  ];
}
