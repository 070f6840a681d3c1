import {
  MAX_BANK_ACCOUNT,
  MAX_INVOICE_NUMBER,
  MAX_REFERENCE,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import type {
  RecognisedField,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import { MAX_EURO } from '@boekwerk/shared/domain/money/money';
import type { ItemFields, StoredItem } from '../booking/booking-store';

/**
 * What was read of the fields of a document that are still empty; what somebody filled in stays.
 *
 * @param usual the currency of an amount that does not say it
 */
export function recognisedFields(
  item: StoredItem,
  values: readonly RecognisedValue[],
  usual: string,
): ItemFields {
  const read = (field: RecognisedField) => values.find((one) => one.field === field)?.value;
  const text = (field: RecognisedField, length: number) => fitting(read(field), length);
  const party = read('supplier_relation_id');
  const [date, currency] = [read('date'), read('currency')];
  const inWhich = typeof currency === 'string' ? currency : usual;
  return {
    ...(item.invoice_number === '' && {
      invoice_number: text('invoice_number', MAX_INVOICE_NUMBER),
    }),
    ...(item.date === null && typeof date === 'string' && { date }),
    ...(item.reference === '' && { reference: text('reference', MAX_REFERENCE) }),
    ...(item.bank_account === '' &&
      item.tag === 'INK' && { bank_account: text('bank_account', MAX_BANK_ACCOUNT) }),
    ...(item.supplier_relation_id === null &&
      typeof party === 'number' && { supplier_relation_id: party }),
    ...(item.amount === null && amountFields(read('amount'), inWhich, read('is_credit'))),
  };
}

type Value = RecognisedValue['value'] | undefined;

/** The currency and the sign go with the amount: of what somebody typed they are theirs. */
function amountFields(amount: Value, currency: string, is_credit: Value): ItemFields {
  if (typeof amount !== 'number' || amount === 0 || amount > MAX_EURO) return {};
  return { amount, currency, is_credit: is_credit === true };
}

/** Half a number is a wrong one. */
const fitting = (text: Value, length: number) =>
  typeof text === 'string' && text.length <= length ? text : '';
