import type { CUSTOMER_SORTS, listCustomers } from '@boekwerk/shared/contract/customers';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import { skipped } from '../../platform/http/pagination';
import type { RelationFields, RelationRow } from '../relation-row';
import { matchesSearch } from '../search-text';

export type CustomerQuery = CheckedInputOf<typeof listCustomers>['query'];

/** A customer or supplier of a company, also a deleted one. */
export async function findCustomer(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<RelationRow | undefined> {
  const [found] = await db.select().from(relation).where(isCustomerOf(relation_id, id));
  return found;
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockCustomer(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<RelationRow | undefined> {
  const [found] = await db
    .select()
    .from(relation)
    .where(isCustomerOf(relation_id, id))
    .for('update');
  return found;
}

export async function insertCustomer(
  db: Queries,
  relation_id: number,
  fields: RelationFields,
): Promise<RelationRow> {
  const [made] = await db
    .insert(relation)
    .values({ ...fields, owner_relation_id: relation_id })
    .returning();
  return made as RelationRow;
}

/** @param id of a customer or supplier that was found */
export async function updateCustomerRow(
  db: Queries,
  relation_id: number,
  id: number,
  fields: RelationFields,
): Promise<RelationRow> {
  const where = isCustomerOf(relation_id, id);
  const [changed] = await db.update(relation).set(fields).where(where).returning();
  return changed as RelationRow;
}

/** How many customers and suppliers, active or deleted as asked, fit a search. */
export const countCustomers = (db: Queries, relation_id: number, query: CustomerQuery) =>
  db.$count(relation, fits(relation_id, query));

/** The page of those customers and suppliers that `pagination` says. */
export const pageOfCustomers = (
  db: Queries,
  relation_id: number,
  query: CustomerQuery,
  pagination: Pagination,
): Promise<RelationRow[]> => {
  const direction = query.order === 'asc' ? asc : desc;
  return db
    .select()
    .from(relation)
    .where(fits(relation_id, query))
    .orderBy(...[...SORTS[query.sort], relation.id].map((by) => direction(by)))
    .limit(pagination.itemsPerPage)
    .offset(skipped(pagination));
};

const fits = (relation_id: number, { search, state, shown }: CustomerQuery) =>
  and(
    eq(relation.owner_relation_id, relation_id),
    eq(relation.active, state === 'active' ? 1 : 0),
    shown === 'visible' ? eq(relation.hidden, 0) : undefined,
    ...matchesSearch(search),
  );

const SORTS: Record<(typeof CUSTOMER_SORTS)[number], PgColumn[]> = {
  name: [relation.name],
  person: [relation.last_name, relation.first_name],
  email: [relation.email],
  type: [relation.enterprise_relation_type, relation.name],
};

const isCustomerOf = (relation_id: number, id: number) =>
  and(eq(relation.owner_relation_id, relation_id), eq(relation.id, id));
