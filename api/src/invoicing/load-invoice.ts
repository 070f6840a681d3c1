import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { findInvoice, lockInvoice, type StoredInvoice } from './store';
import { TEXTS } from './texts';

type Loading = Pick<Call, 'db' | 'caller'>;

/** An invoice of the caller's company, locked until the transaction ends. @throws HttpError 404 */
export async function loadInvoice({ db, caller }: Loading, id: number): Promise<StoredInvoice> {
  const found = await lockInvoice(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}

/** An invoice of the caller's company, to be read only. @throws HttpError 404 */
export async function readInvoice({ db, caller }: Loading, id: number): Promise<StoredInvoice> {
  const found = await findInvoice(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}
