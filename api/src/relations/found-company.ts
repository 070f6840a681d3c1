import type { Queries } from '../platform/database/connect';
import { insertCompany, insertOwner, type Membership } from './administration-store';
import type { RelationFields } from './store';

type Owner = { user_id: number; is_default: boolean };

/** Adds a company or firm that uses the product, with its owner. */
export async function foundCompany(
  db: Queries,
  fields: RelationFields,
  owner: Owner,
): Promise<Membership> {
  return insertOwner(db, { ...owner, relation: await insertCompany(db, fields) });
}
