import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { TEXTS } from '../texts';
import { lockProduct, type StoredProduct, updateProductRow } from './store';

/** Puts a product back that was taken out of the catalogue; one that is there stays as it is. @throws HttpError 404 */
export async function activateProduct(
  { db, caller, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  id: number,
): Promise<StoredProduct> {
  const before = await lockProduct(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.product);
  if (before.active === 1) return before;
  const after = await updateProductRow(db, before, { active: 1 });
  record({ entity: 'product', id, before, after });
  return after;
}
