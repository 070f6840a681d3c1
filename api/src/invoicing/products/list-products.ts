import type { ProductQuery } from '@boekwerk/shared/contract/products';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countProducts, findProducts } from './store';

/** One page of the catalogue; a page beyond the last one gives the last one. */
export async function listProducts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: ProductQuery,
) {
  const { found, all } = await countProducts(db, caller.relation_id, query.search);
  return listPage({ query, counts: { all: found }, tab: 'all' }, (window) =>
    findProducts(db, caller.relation_id, query, { window, all }),
  );
}
