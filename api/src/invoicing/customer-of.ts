import type { Queries } from '../platform/database/connect';
import { findCustomer } from './party-store';
import type { StoredInvoice, StoredRelation } from './store';

/** The customer of an invoice, as it is now: no invoice is without one. */
export async function customerOf(
  db: Queries,
  { relation_id, id, to_relation_id }: StoredInvoice,
): Promise<StoredRelation> {
  const found = await findCustomer(db, relation_id, to_relation_id);
  if (!found) throw new Error(`invoice ${id} without its customer`);
  return found;
}
