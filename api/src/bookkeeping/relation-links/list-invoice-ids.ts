import { MAX_INVOICE_NUMBERS } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { Call } from '../../platform/http/call';
import { getCustomer } from '../../relations/customers/read-customers';
import { findInvoiceIds } from './store';

/** Which documents of a relation have a number, or that very number. @throws HttpError 404 for another company's */
export async function listInvoiceIds(
  call: Pick<Call, 'db' | 'caller'>,
  id: number,
  invoice_number: string,
) {
  await getCustomer(call, id);
  const { db, caller } = call;
  return findInvoiceIds(db, caller.relation_id, {
    ...{ id, invoice_number, count: MAX_INVOICE_NUMBERS },
  });
}
