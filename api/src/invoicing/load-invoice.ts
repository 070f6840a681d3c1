import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { refuseChanged } from '../platform/http/stale';
import {
  type FoundInvoice,
  findInvoice,
  findWithCustomer,
  lockInvoice,
  lockWithCustomer,
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

/**
 * The same, of several that are done at once.
 *
 * @param basedOn the version that was shown, if it is said
 * @throws HttpError 404, 409 that names who changed it since
 */
export async function loadAsShown(
  call: Loading,
  id: number,
  basedOn: string | undefined,
): Promise<StoredInvoice> {
  const found = await loadInvoice(call, id);
  const { updated_at } = found;
  await refuseChanged(call.db, { entity: 'invoice', id }, { basedOn, updated_at });
  return found;
}

/** An invoice of the caller's company, to be read only. @throws HttpError 404 */
export async function readInvoice({ db, caller }: Loading, id: number): Promise<StoredInvoice> {
  const found = await findInvoice(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}

/**
 * An invoice of the caller's company with its customer, and which of the rest there is to read; locked until the
 * transaction ends.
 *
 * @throws HttpError 404
 */
export async function loadWithCustomer({ db, caller }: Loading, id: number): Promise<FoundInvoice> {
  const found = await lockWithCustomer(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}

/** The same, to be read only. @throws HttpError 404 */
export async function readWithCustomer({ db, caller }: Loading, id: number): Promise<FoundInvoice> {
  const found = await findWithCustomer(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}
