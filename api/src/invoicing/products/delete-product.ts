import type { Call } from '../../http/call';
import { notFound } from '../../http/errors';
import { TEXTS } from '../texts';
import { changeProduct, lockProduct } from './store';

/** Takes a product out of the catalogue; the row stays, because invoice lines name it. */
export async function deleteProduct({ db, caller, record }: Call, id: number) {
  const before = await lockProduct(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.product);

  const changed = await changeProduct(db, before, { active: 0 });
  record({ entity: 'product', id, before, after: changed });
  return null;
}
