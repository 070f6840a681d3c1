/** Our field for a part of the header, or of the line with the total. */
const OF_HEADER: Record<string, string> = {
  'header/code': 'tag',
  'header/date': 'date',
  'header/period': 'date',
  'header/duedate': 'date',
  'header/currency': 'currency',
  'header/invoicenumber': 'invoice_number',
  'header/paymentreference': 'reference',
  lines: 'booking_lines',
  'lines/1/dim1': 'ledger_account_id',
  'lines/1/dim2': 'supplier_relation_id',
  'lines/1/value': 'amount',
  'lines/1/description': 'description',
};

const OF_LINE: Record<string, string> = {
  dim1: 'ledger_account_id',
  dim2: 'cost_place_ledger_account_id',
  dim3: 'project_ledger_account_id',
  value: 'value',
  vatcode: 'vat_ledger_account_id',
  vatvalue: 'vat',
  description: 'description',
  performancetype: 'foreign_sale_type',
  performancedate: 'foreign_sale_type',
  performancecountry: 'supplier_tax_code',
  performancevatnumber: 'supplier_tax_code',
};

/** The field of a document for a place in its transaction: line 2 there is our first. `null` when it is about all of it. */
export function fieldOf(path: string): string | null {
  const found = OF_HEADER[path];
  if (found) return found;
  const [, id, name] = /^lines\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
  const line = Number(id) - 2;
  if (!(line >= 0)) return null;
  const field = name && OF_LINE[name];
  return field ? `booking_lines.${line}.${field}` : `booking_lines.${line}`;
}
