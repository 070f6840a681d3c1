import type { ProductForm } from '@boekwerk/shared/contract/products';
import type * as v from 'valibot';
import type { Call } from '../../http/call';
import { notFound } from '../../http/errors';
import { TEXTS } from '../texts';
import { changeProduct, lockProduct } from './store';

/**
 * Changes a product of the catalogue. Invoice lines hold texts and prices of their own, so none of them changes.
 *
 * @throws HttpError 404 also for one that was taken out of the catalogue
 */
export async function updateProduct(
  { db, caller, record }: Call,
  id: number,
  { updated_at: _, ...form }: v.InferOutput<typeof ProductForm>,
) {
  const before = await lockProduct(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.product);

  const changed = await changeProduct(db, before, form);
  record({ entity: 'product', id, before, after: changed });
  return changed;
}
