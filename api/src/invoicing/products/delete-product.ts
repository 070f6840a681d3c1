import type { Call } from '../../platform/http/call';
import { loadProduct } from './load-product';
import { updateProductRow } from './store';

/** Takes a product out of the catalogue; the row stays, because invoice lines name it. */
export async function deleteProduct(call: Call, id: number) {
  const { db, record } = call;
  const before = await loadProduct(call, id);
  const changed = await updateProductRow(db, before, { active: 0 });
  record({ entity: 'product', id, before, after: changed });
  return null;
}
