import type { Call } from '../../http/call';
import { notFound } from '../../http/errors';
import { TEXTS } from '../texts';
import { lockProduct, type StoredProduct } from './store';

/** A product of the catalogue, locked until the transaction ends. @throws HttpError 404 also for one taken out of it */
export async function loadProduct(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredProduct> {
  const found = await lockProduct(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.product);
  return found;
}
