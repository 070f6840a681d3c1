import { invalid } from '../../http/errors';
import type { CheckedForm } from '../check-form';
import type { StoredInvoice } from '../store';
import { TEXTS } from './texts';

/**
 * What may change of a credit: anything but its customer, as long as it takes something back.
 *
 * @throws HttpError 422 at the customer or the total
 */
export function checkCredit(
  { to_relation_id }: CheckedForm,
  current: StoredInvoice,
  { total }: { total: number },
) {
  if (!current.is_credit) return;
  if (to_relation_id !== current.to_relation_id)
    throw invalid({ to_relation_id: TEXTS.sameCustomer });
  if (total <= 0) throw invalid({ total: TEXTS.moreThanNothing });
}
