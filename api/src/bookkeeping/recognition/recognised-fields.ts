import { MAX_INVOICE_NUMBER } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type { ItemFields, StoredItem } from '../booking/booking-store';

/** What the columns of the form hold. */
const MAX_REFERENCE = 64;
const MAX_ACCOUNT = 34;
const MAX_EURO = 999_999_999.99;

type Party = { id: number } | null;

/** What an e-invoice says of the fields of a document that are still empty; what somebody filled in stays. */
export function recognisedFields(item: StoredItem, invoice: EInvoice, party: Party): ItemFields {
  return {
    ...(item.invoice_number === '' && {
      invoice_number: fitting(invoice.number, MAX_INVOICE_NUMBER),
    }),
    ...(item.date === null && { date: invoice.date }),
    ...(item.reference === '' && { reference: fitting(invoice.payment_reference, MAX_REFERENCE) }),
    ...(item.bank_account === '' &&
      item.tag === 'INK' && { bank_account: fitting(invoice.bank_account, MAX_ACCOUNT) }),
    ...(item.supplier_relation_id === null && { supplier_relation_id: party?.id ?? null }),
    ...(item.amount === null && amountFields(invoice)),
  };
}

/** The currency and the sign go with the amount: of what somebody typed they are theirs. */
function amountFields({ total, currency, is_credit }: EInvoice): ItemFields {
  if (total === null || total === 0 || Math.abs(total) > MAX_EURO) return {};
  return {
    amount: Math.abs(total),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'EUR',
    // An invoice below zero takes back, as a credit note does; a credit note below zero charges.
    is_credit: is_credit !== total < 0,
  };
}

/** Half a number is a wrong one. */
const fitting = (text: string, length: number) => (text.length > length ? '' : text);
