import { fieldOf } from './field-of';

it.each([
  ['header/invoicenumber', 'invoice_number'],
  ['header/paymentreference', 'reference'],
  ['lines/1/dim2', 'supplier_relation_id'],
  ['lines/2/vatcode', 'booking_lines.0.vat_ledger_account_id'],
  ['lines/3', 'booking_lines.1'],
  ['header/office', null],
])('what the package says at %s stands at %s', (path, field) => expect(fieldOf(path)).toBe(field));
