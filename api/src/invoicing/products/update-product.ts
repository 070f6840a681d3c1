import type { ProductForm } from '@boekwerk/shared/contract/products';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { loadProduct } from './load-product';
import { updateProductRow } from './store';

/**
 * Changes a product of the catalogue. Invoice lines hold texts and prices of their own, so none of them changes.
 *
 * @throws HttpError 404 also for one that was taken out of the catalogue
 */
export async function updateProduct(
  call: Call,
  id: number,
  { updated_at: _, ...form }: v.InferOutput<typeof ProductForm>,
) {
  const { db, record } = call;
  const before = await loadProduct(call, id);
  const changed = await updateProductRow(db, before, form);
  record({ entity: 'product', id, before, after: changed });
  return changed;
}
