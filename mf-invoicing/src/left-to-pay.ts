import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { type Euro, minus } from '@boekwerk/shared/domain/money';

type Amounts = Pick<Invoice, 'total' | 'amount_paid' | 'credited'>;

/** What can still be paid of an invoice that was sent, or paid back of a credit; stored amounts are positive. */
export const leftToPay = ({ total, amount_paid, credited }: Amounts): Euro =>
  minus(minus(total, credited), amount_paid);
