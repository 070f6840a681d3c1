import type { Call } from '../../http/call';
import { findProducts } from './store';

/** As many as a drop-down can show; the search finds the rest. */
const MOST = 50;

export const listProducts = (
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { search }: { search: string },
) => findProducts(db, caller.relation_id, { search, most: MOST });
