import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { type Amount, fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { BookedTransaction, TransactionRequest } from '../../external/accounting/transaction';

/** What a document and its transaction have in common; `null` for what cannot be told. */
export type Common = {
  invoice_number: string;
  /** Of the invoice: it says in which return the VAT goes. */
  date: IsoDate | null;
  /** Amounts in another one are other amounts. */
  currency: string | null;
  /** With VAT, debit positive and credit negative, as in the account of the relation. */
  total: Amount;
  vat: Amount | null;
  relation_code: string | null;
};

/** In which fields two differ, each with what the one and what the other has. */
export type Differences = Partial<Record<keyof Common, [unknown, unknown]>>;

export function differencesBetween(here: Common, there: Common): Differences {
  const pairs = (Object.keys(here) as (keyof Common)[]).map(
    (field): [string, [unknown, unknown]] => [field, [here[field], there[field]]],
  );
  return Object.fromEntries(
    pairs.filter(([, [ours, theirs]]) => ours !== null && theirs !== null && ours !== theirs),
  );
}

/** Whether they are of the same invoice, be it of other amounts: the number, and whose it is, say so. */
export const isSameInvoice = ({ invoice_number, relation_code }: Differences): boolean =>
  !invoice_number && !relation_code;

/** As it stands in the package. */
export const commonOfTransaction = (transaction: BookedTransaction): Common => {
  const total = transaction.lines.find(({ type }) => type === 'total');
  return {
    invoice_number: transaction.invoice_number,
    date: transaction.date,
    currency: transaction.currency,
    total: total?.side === 'credit' ? -transaction.total : transaction.total,
    vat: transaction.vat,
    relation_code: transaction.relation_code,
  };
};

/** As it was sent. */
export const commonOfRequest = (sent: TransactionRequest): Common => ({
  invoice_number: sent.invoice_number,
  date: sent.date,
  currency: sent.currency,
  total: signed(sent.total, sent),
  vat: fromCents(sum(sent.lines.map(({ vat }) => toCents(vat)))),
  relation_code: sent.relation_code,
});

/** A customer's invoice is debit, a supplier's credit; a credit note the other way round. */
export const signed = (
  amount: Amount,
  { is_sale, is_credit }: { is_sale: boolean; is_credit: boolean },
): Amount => (is_sale === is_credit ? -amount : amount);
