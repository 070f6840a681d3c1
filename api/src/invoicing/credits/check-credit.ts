import { directionOf } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { invalid } from '../../platform/errors';
import type { CheckedForm } from '../checked-form';
import type { StoredInvoice } from '../store';
import { TEXTS } from './texts';

/**
 * A credit may change in anything but its customer, as long as it reduces the invoice: a credit of a negative invoice
 * has a negative total, and one of an invoice that comes to nothing takes back all of its VAT.
 *
 * @throws HttpError 422 at the customer or the total
 */
export function checkCredit(
  { to_relation_id }: CheckedForm,
  current: StoredInvoice,
  { total, total_ex_tax }: Pick<StoredInvoice, 'total' | 'total_ex_tax'>,
) {
  if (!current.is_credit) return;
  if (to_relation_id !== current.to_relation_id)
    throw invalid({ to_relation_id: TEXTS.sameCustomer });
  const direction = directionOf(current);
  const isWhole = total === 0 && total_ex_tax === current.total_ex_tax;
  if (direction === 0 && !isWhole) throw invalid({ total: TEXTS.wholeOnly });
  if (direction < 0 && total >= 0) throw invalid({ total: TEXTS.lessThanNothing });
  if (direction > 0 && total <= 0) throw invalid({ total: TEXTS.moreThanNothing });
}
