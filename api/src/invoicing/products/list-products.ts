import type { ProductQuery } from '@boekwerk/shared/contract/products';
import type { Call } from '../../platform/http/call';
import { paginate } from '../../platform/lists/pagination';
import { countFound, findProducts } from './store';

/** One page of the catalogue; beyond the last page what is on that one. */
export async function listProducts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: ProductQuery,
) {
  const all = await countFound(db, caller.relation_id, query.search);
  const pagination = paginate(query, all);
  const data = await findProducts(db, caller.relation_id, query, pagination);
  return { data, pagination, counts: { all } };
}
