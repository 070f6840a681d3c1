import type { ProductQuery } from '@boekwerk/shared/contract/products';
import type { Call } from '../../platform/http/call';
import { paginate } from '../../platform/http/pagination';
import { countFound, findProducts } from './store';

/** One page of the catalogue; beyond the last page what is on that one. */
export async function listProducts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: ProductQuery,
) {
  const all = await countFound(db, caller.relation_id, query.search);
  const pagination = paginate(query, all);
  const { page } = pagination;
  const data = await findProducts(db, caller.relation_id, { ...query, page });
  return { data, pagination, counts: { all } };
}
