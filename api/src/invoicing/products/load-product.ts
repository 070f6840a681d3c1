import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { TEXTS } from '../texts';
import { findProduct, lockProduct, type StoredProduct } from './store';

type Scope = Pick<Call, 'db' | 'caller'>;

/** A product of the catalogue. @throws HttpError 404 also for one taken out of it */
export const getProduct = async ({ db, caller }: Scope, id: number): Promise<StoredProduct> =>
  inCatalogue(await findProduct(db, caller.relation_id, id));

/** The same, locked until the transaction ends. @throws HttpError as {@link getProduct} */
export const loadProduct = async ({ db, caller }: Scope, id: number): Promise<StoredProduct> =>
  inCatalogue(await lockProduct(db, caller.relation_id, id));

function inCatalogue(found: StoredProduct | undefined): StoredProduct {
  if (found?.active !== 1) throw notFound(TEXTS.product);
  return found;
}
