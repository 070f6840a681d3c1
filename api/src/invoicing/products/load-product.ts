import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { TEXTS } from '../texts';
import { lockProduct, type StoredProduct } from './store';

/** A product of the catalogue, locked until the transaction ends. @throws HttpError 404 also for one taken out of it */
export async function loadProduct(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredProduct> {
  const found = await lockProduct(db, caller.relation_id, id);
  if (found?.active !== 1) throw notFound(TEXTS.product);
  return found;
}
