import type { Call } from '../../http/call';
import { notFound } from '../../http/errors';
import { lockInvoice, type StoredInvoice } from '../store';
import { TEXTS } from './texts';

/** An invoice of the caller's company, locked until the transaction ends. @throws HttpError 404 */
export async function loadInvoice(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredInvoice> {
  const found = await lockInvoice(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return found;
}
