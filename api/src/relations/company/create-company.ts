import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import type { RelationFields, RelationRow } from '../relation-row';
import { searchTextOf } from '../search-text';
import { insertOwner, type Membership } from './memberships';

type Owner = { user_id: number; is_default: boolean };

/** Adds a company or firm that uses the product, with its owner. */
export async function createCompany(
  db: Queries,
  fields: RelationFields,
  owner: Owner,
): Promise<Membership> {
  return insertOwner(db, { ...owner, relation: await insertCompany(db, fields) });
}

/** Adds a company or firm in which nobody works yet. */
export async function insertCompany(db: Queries, fields: RelationFields): Promise<RelationRow> {
  const search_text = searchTextOf(fields);
  const [made] = await db
    .insert(relation)
    .values({ ...fields, search_text })
    .returning();
  return made as RelationRow;
}
