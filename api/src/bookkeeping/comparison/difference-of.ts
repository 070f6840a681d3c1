import { minus } from '@boekwerk/shared/domain/money/money';
import type { TransactionRow } from '../../external/accounting/transaction';
import {
  type Common,
  type Differences,
  differencesBetween,
  signed,
} from '../booking/differences-between';
import { inOneForm } from '../booking/save-booking';
import type { BookedItem } from './store';

type Asked = Pick<
  BookedItem,
  'tag' | 'invoice_number' | 'date' | 'currency' | 'amount' | 'net' | 'is_credit' | 'relation_codes'
>;

/** In which fields a document and its transaction differ, each with what the one and what the other has. */
export const differences = (item: Asked, there: Common): Differences =>
  differencesBetween(commonOf(item, there), there);

export const commonOfRow = ({ invoice_number, value, relation_code }: TransactionRow): Common => ({
  invoice_number,
  // A list does not say these two.
  date: null,
  currency: null,
  total: value,
  vat: null,
  relation_code,
});

/** @param there says which of the codes of the relation it was booked under */
function commonOf(item: Asked, there: Common): Common {
  const { tag, invoice_number, date, currency, is_credit, net, relation_codes } = item;
  const amount = item.amount ?? 0;
  const [first = null] = relation_codes;
  const isThere = there.relation_code !== null && relation_codes.includes(there.relation_code);
  return {
    invoice_number: inOneForm(invoice_number),
    date,
    currency,
    total: signed(amount, { is_sale: tag === 'VRK', is_credit }),
    vat: minus(amount, net),
    relation_code: isThere ? there.relation_code : first,
  };
}
