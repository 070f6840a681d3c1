import type { ProductForm } from '@boekwerk/shared/contract/products';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { insertProduct } from './store';

/** Adds a product to the list of the company. */
export async function createProduct(
  { db, caller, record }: Call,
  { updated_at: _, ...form }: v.InferOutput<typeof ProductForm>,
) {
  const created = await insertProduct(db, caller.relation_id, form);
  record({ entity: 'product', id: created.id, after: created });
  return created;
}
