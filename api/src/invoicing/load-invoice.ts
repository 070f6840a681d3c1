import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import {
  type FoundInvoice,
  findInvoice,
  findWithCustomer,
  lockInvoice,
  type StoredInvoice,
} from './store';
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

/**
 * An invoice of the caller's company with its customer, and which of the rest there is to read.
 *
 * @param lock for `update` nobody else can change it until the transaction ends
 * @throws HttpError 404
 */
export async function withCustomer(
  { db, caller }: Loading,
  id: number,
  lock?: 'update',
): Promise<FoundInvoice> {
  const { relation_id } = caller;
  const found = await findWithCustomer(db, { relation_id, id, locked: lock === 'update' });
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}
