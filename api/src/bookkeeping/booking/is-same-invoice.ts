import { sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { BookedTransaction, TransactionRequest } from '../../external/accounting/transaction';

type Booked = Pick<BookedTransaction, 'invoice_number' | 'relation_code' | 'total' | 'vat'>;

/** Whether a transaction is of the invoice that was sent: its number, of the same relation. */
export const isSameInvoice = (booked: Booked, sent: TransactionRequest): boolean =>
  booked.invoice_number === sent.invoice_number && booked.relation_code === sent.relation_code;

/** Whether its amounts are those that were sent as well. */
export const hasSameAmounts = (booked: Booked, sent: TransactionRequest): boolean =>
  toCents(booked.total) === toCents(sent.total) &&
  toCents(booked.vat) === sum(sent.lines.map(({ vat }) => toCents(vat)));
