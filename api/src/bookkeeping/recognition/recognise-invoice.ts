import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type {
  RecognisedField,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { type Cents, fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { Marks } from './rules/recognise-paper';

/** What an e-invoice says, as certain as it can be, and whom it is from, or for when it is a sale. */
export function recogniseInvoice(
  invoice: EInvoice,
  tag: Tag | null,
): { values: RecognisedValue[]; marks: Marks } {
  const other = tag === 'VRK' ? invoice.buyer : invoice.seller;
  const { total, currency, is_credit } = invoice;
  const bank_account = tag === 'VRK' ? '' : invoice.bank_account;
  const told: [RecognisedField, string | number | boolean | null][] = [
    ['invoice_number', invoice.number],
    ['date', invoice.date],
    ['amount', total === null ? null : Math.abs(total)],
    ['vat', vatOf(invoice)],
    ['currency', /^[A-Z]{3}$/.test(currency) ? currency : 'EUR'],
    // An invoice below zero takes back, as a credit note does; a credit note below zero charges.
    ['is_credit', is_credit !== (total ?? 0) < 0],
    ['reference', invoice.payment_reference],
    ['bank_account', bank_account],
    ['vat_number', other.vat_number],
    ['coc_number', other.coc_number],
  ];
  const values = told.flatMap(([field, value]): RecognisedValue[] =>
    value === null || value === ''
      ? []
      : [{ field, value, source: 'xml', doubt: null, place: null }],
  );
  const marks = {
    vat_numbers: [other.vat_number],
    accounts: [bank_account],
    coc_numbers: [other.coc_number],
    domains: [],
    // Of two with the same numbers a name is no better.
    text: '',
  };
  return { values, marks };
}

function vatOf({ vat }: EInvoice): number | null {
  const amounts = vat.map(({ amount }) => amount).filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  return fromCents(Math.abs(sum(amounts.map(toCents))) as Cents);
}
