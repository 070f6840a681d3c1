import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { texts } from './texts';

/** How a field of the form is called: `booking_lines.1.vat` is `Boekingsregel 2, Btw-bedrag`. */
export function fieldName(field: string, tag: Tag): string {
  const [group, index, ofLine = ''] = field.split('.');
  if (group !== 'booking_lines' || index === undefined)
    return OF_HEADER[field]?.(tag) ?? texts.lines.title;
  const line = texts.lines.line(Number(index) + 1);
  const name = OF_LINE[ofLine];
  return name === undefined ? line : `${line}, ${name}`;
}

const { fields, lines, supply } = texts;

const OF_HEADER: { readonly [field: string]: (tag: Tag) => string } = {
  invoice_number: () => fields.invoiceNumber,
  date: () => fields.date,
  ledger_account_id: () => fields.ledger,
  supplier_relation_id: (tag) => fields.relation[tag],
  amount: () => fields.amount,
  currency: () => fields.currency,
  description: () => fields.description,
  reference: () => fields.reference,
  bank_account: (tag) => fields.bankAccount[tag],
  tag: () => fields.label,
};

const OF_LINE: { readonly [field: string]: string } = {
  ledger_account_id: lines.ledger,
  cost_place_ledger_account_id: lines.costCentre,
  project_ledger_account_id: lines.project,
  value: lines.value,
  vat_ledger_account_id: lines.vatCode,
  vat: lines.vat,
  description: lines.description,
  foreign_sale_type: supply.kind,
  supplier_tax_code: supply.taxNumber,
};
