import type { CLIENT_SORTS, listClients } from '@boekwerk/shared/contract/clients';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import { and, asc, desc, eq, isNull, like } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import { containingWords } from '../platform/database/containing';
import { relation } from '../platform/database/schema/relations';
import { skipped } from '../platform/http/pagination';

/** A company, customer or supplier, with everything that is kept of it. */
export type RelationRow = typeof relation.$inferSelect;

export type ClientQuery = CheckedInputOf<typeof listClients>['query'];

/** What may be written to a relation; whose it is, is not among it. */
export type RelationFields = Omit<
  Partial<typeof relation.$inferInsert>,
  'id' | 'owner_relation_id'
>;

/** The company itself; the customers it keeps are not among these. */
export async function findCompany(db: Queries, id: number): Promise<RelationRow | undefined> {
  const [found] = await db.select().from(relation).where(isCompany(id));
  return found;
}

export async function updateCompanyRow(
  db: Queries,
  id: number,
  fields: RelationFields,
): Promise<RelationRow | undefined> {
  const [changed] = await db.update(relation).set(fields).where(isCompany(id)).returning();
  return changed;
}

/** Makes a company that was found another version, for what a firm keeps of it elsewhere. */
export const touchCompany = async (db: Queries, id: number): Promise<RelationRow> =>
  (await updateCompanyRow(db, id, { updated_at: new Date() })) as RelationRow;

/** A customer or supplier of a company, also a deleted one. */
export async function findClient(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<RelationRow | undefined> {
  const [found] = await db.select().from(relation).where(isClientOf(relation_id, id));
  return found;
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockClient(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<RelationRow | undefined> {
  const [found] = await db.select().from(relation).where(isClientOf(relation_id, id)).for('update');
  return found;
}

export async function insertClient(
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
export async function updateClientRow(
  db: Queries,
  relation_id: number,
  id: number,
  fields: RelationFields,
): Promise<RelationRow> {
  const where = isClientOf(relation_id, id);
  const [changed] = await db.update(relation).set(fields).where(where).returning();
  return changed as RelationRow;
}

/** How many customers and suppliers, active or deleted as asked, fit a search. */
export const countClients = (db: Queries, relation_id: number, query: ClientQuery) =>
  db.$count(relation, fits(relation_id, query));

/** The page of those customers and suppliers that `pagination` says. */
export const pageOfClients = (
  db: Queries,
  relation_id: number,
  query: ClientQuery,
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

const fits = (relation_id: number, { search, state, shown }: ClientQuery) =>
  and(
    eq(relation.owner_relation_id, relation_id),
    eq(relation.active, state === 'active' ? 1 : 0),
    shown === 'visible' ? eq(relation.hidden, 0) : undefined,
    ...containingWords(search).map((pattern) => like(relation.search_text, pattern)),
  );

const SORTS: Record<(typeof CLIENT_SORTS)[number], PgColumn[]> = {
  name: [relation.name],
  person: [relation.last_name, relation.first_name],
  email: [relation.email],
  type: [relation.enterprise_relation_type, relation.name],
};

const isCompany = (id: number) => and(eq(relation.id, id), isNull(relation.owner_relation_id));

const isClientOf = (relation_id: number, id: number) =>
  and(eq(relation.owner_relation_id, relation_id), eq(relation.id, id));
