import type { CUSTOMER_SORTS, listCustomers } from '@boekwerk/shared/contract/customers';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { customer_tally, relation } from '../../platform/database/schema/relations';
import { pageAlong } from '../../platform/lists/page-along';
import { windowOf } from '../../platform/lists/pagination';
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

/** How many customers and suppliers, active or deleted as asked, fit a search; without one the tally knows. */
export async function countCustomers(
  db: Queries,
  relation_id: number,
  query: CustomerQuery,
): Promise<number> {
  if (query.search !== '') return db.$count(relation, fits(relation_id, query));
  const [sum] = await db
    .select({ all: sql`coalesce(sum(${customer_tally.customers}), 0)`.mapWith(Number) })
    .from(customer_tally)
    .where(
      and(
        eq(customer_tally.owner_relation_id, relation_id),
        eq(customer_tally.active, activeOf(query)),
        query.shown === 'visible' ? eq(customer_tally.hidden, 0) : undefined,
      ),
    );
  return sum?.all ?? 0;
}

/** The page of those customers and suppliers that `pagination` says. */
export const pageOfCustomers = (
  db: Queries,
  relation_id: number,
  query: CustomerQuery,
  pagination: Pagination,
): Promise<RelationRow[]> =>
  pageAlong(
    {
      from: relation,
      id: relation.id,
      fits: fits(relation_id, query),
      columns: [...SORTS[query.sort], relation.id],
      order: query.order,
      ...windowOf(pagination),
    },
    ({ where, orderBy, limit }) =>
      db.select().from(relation).where(where).orderBy(orderBy).limit(limit),
  );

const activeOf = ({ state }: CustomerQuery) => (state === 'active' ? 1 : 0);

const fits = (relation_id: number, query: CustomerQuery) =>
  and(
    eq(relation.owner_relation_id, relation_id),
    eq(relation.active, activeOf(query)),
    query.shown === 'visible' ? eq(relation.hidden, 0) : undefined,
    ...matchesSearch(query.search),
  );

const SORTS: Record<(typeof CUSTOMER_SORTS)[number], PgColumn[]> = {
  name: [relation.name],
  person: [relation.last_name, relation.first_name],
  email: [relation.email],
  type: [relation.enterprise_relation_type, relation.name],
};

const isCustomerOf = (relation_id: number, id: number) =>
  and(eq(relation.owner_relation_id, relation_id), eq(relation.id, id));
