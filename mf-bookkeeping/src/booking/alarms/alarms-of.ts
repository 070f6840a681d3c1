import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { isUnusualAmount } from '@boekwerk/shared/domain/booking/usual-amount';

type Typed = Pick<
  BookingDocument,
  'supplier_relation_id' | 'bank_account' | 'amount' | 'currency' | 'is_credit'
>;

export type Alarms = {
  /** The account to which its supplier was paid before, when it is another one now. */
  usual_account: string | null;
  is_first: boolean;
  /** Between which amounts its supplier's are usually, when this one is far from them. */
  usual_amount: BookingDocument['usual_amount'];
};

const NONE: Alarms = { usual_account: null, is_first: false, usual_amount: null };

/**
 * What is remarkable beside what was booked of a supplier before: another account to pay to, as swindlers ask; the first
 * invoice; an amount far from the usual ones. It is of the supplier that the document was saved with.
 */
export function alarmsOf(document: BookingDocument, typed: Typed): Alarms {
  const { usual_bank_account, usual_amount } = document;
  const { supplier_relation_id: supplier, bank_account: account, amount } = typed;
  if (supplier === null || supplier !== document.supplier_relation_id) return NONE;
  const isOther = usual_bank_account && account && plain(account) !== plain(usual_bank_account);
  const isAlike = typed.currency === document.currency && typed.is_credit === document.is_credit;
  const isFar = isAlike && isUnusualAmount(amount ?? null, usual_amount);
  return {
    usual_account: isOther ? usual_bank_account : null,
    is_first: document.is_first_of_supplier,
    usual_amount: isFar ? usual_amount : null,
  };
}

const plain = (account: string) => account.replace(/[^a-z0-9]/gi, '').toUpperCase();
