import type { ProductQuery } from '@boekwerk/shared/contract/products';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { countFound, findProducts } from './store';

/** One page of the catalogue; beyond the last page what is on that one. */
export async function listProducts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: ProductQuery,
) {
  const all = await countFound(db, caller.relation_id, query.search);
  return listPage({ query, counts: { all }, tab: 'all' }, (window) =>
    findProducts(db, caller.relation_id, query, window),
  );
}
