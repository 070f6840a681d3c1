import { type Euro, minus } from '@boekwerk/shared/domain/money/money';
import type { BookedTransaction, TransactionRow } from '../../external/accounting/transaction';
import { inOneForm } from '../booking/save-booking';
import type { BookedItem } from './store';

/** What a document and its transaction have in common; `null` for what cannot be told. */
export type Common = {
  invoice_number: string;
  /** With VAT, debit positive and credit negative, as in the account of the relation. */
  total: Euro;
  vat: Euro | null;
  relation_code: string | null;
};

type Asked = Pick<
  BookedItem,
  'tag' | 'invoice_number' | 'amount' | 'net' | 'is_credit' | 'relation_codes'
>;

/** In which fields they differ, each with what the document and what the transaction has. */
export function differences(item: Asked, there: Common): Record<string, [unknown, unknown]> {
  const here = commonOf(item, there);
  const pairs = (Object.keys(here) as (keyof Common)[]).map(
    (field): [string, [unknown, unknown]] => [field, [here[field], there[field]]],
  );
  return Object.fromEntries(
    pairs.filter(([, [ours, theirs]]) => ours !== null && theirs !== null && ours !== theirs),
  );
}

export const commonOfTransaction = (transaction: BookedTransaction): Common => {
  const total = transaction.lines.find(({ type }) => type === 'total');
  return {
    invoice_number: transaction.invoice_number,
    total: total?.side === 'credit' ? -transaction.total : transaction.total,
    vat: transaction.vat,
    relation_code: transaction.relation_code,
  };
};

export const commonOfRow = ({ invoice_number, value, relation_code }: TransactionRow): Common => ({
  invoice_number,
  total: value,
  vat: null,
  relation_code,
});

/** @param there says which of the codes of the relation it was booked under */
function commonOf(item: Asked, there: Common): Common {
  const { tag, invoice_number, is_credit, net, relation_codes } = item;
  const amount = item.amount ?? 0;
  const [first = null] = relation_codes;
  const isThere = there.relation_code !== null && relation_codes.includes(there.relation_code);
  return {
    invoice_number: inOneForm(invoice_number),
    // A customer's invoice is debit, a supplier's credit; a credit note the other way round.
    total: (tag === 'VRK') === is_credit ? -amount : amount,
    vat: minus(amount, net),
    relation_code: isThere ? there.relation_code : first,
  };
}
