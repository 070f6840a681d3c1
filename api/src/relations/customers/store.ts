import { type CUSTOMER_SORTS, listCustomers } from '@boekwerk/shared/contract/customers';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import { party_tally, relation } from '../../platform/database/schema/relations';
import { isFarInBuckets, pageInBuckets } from '../../platform/lists/buckets';
import { openingPage } from '../../platform/lists/opening-page';
import { firstByIndex, pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import type { RelationFields, RelationRow } from '../relation-row';
import { matchesSearch } from '../search-text';
import { CUSTOMER_BUCKETS } from './customer-buckets';

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

/**
 * How many customers and suppliers, active or deleted as asked, fit: `found` of all that there are. Without a search the
 * tally knows.
 */
export async function countCustomers(
  db: Queries,
  relation_id: number,
  query: CustomerQuery,
): Promise<{ found: number; all: number }> {
  const [sum] = await tallyOf(db).execute({
    relation_id,
    active: activeOf(query),
    with_hidden: query.shown === 'all',
  });
  const tallied = sum as NonNullable<typeof sum>; // a sum of nothing is a row as well
  if (query.search === '') return tallied;
  return { ...tallied, found: await db.$count(relation, fits(relation_id, query)) };
}

const tallyOf = memoizePerConnection((db) => {
  const { owner_relation_id, active, hidden, customers } = party_tally;
  const isShown = sql`${hidden} = 0 or ${sql.placeholder('with_hidden')}`;
  return db
    .select({
      all: sql`coalesce(sum(${customers}), 0)`.mapWith(Number),
      found: sql`coalesce(sum(${customers}) filter (where ${isShown}), 0)`.mapWith(Number),
    })
    .from(party_tally)
    .where(
      and(
        eq(owner_relation_id, sql.placeholder('relation_id')),
        eq(active, sql.placeholder('active')),
      ),
    )
    .prepare('customers_counted');
});

/** A window of those customers and suppliers, of `all` that there are. */
export const pageOfCustomers = (
  db: Queries,
  relation_id: number,
  query: CustomerQuery,
  { window, all }: { window: PageWindow; all: number },
): Promise<RelationRow[]> =>
  firstCustomers(db, relation_id, query, window) ??
  farCustomers(db, relation_id, query, window) ??
  pageByIndex(
    {
      ...inOrder(relation_id, query),
      among: { where: ofState(relation_id, query), total: all },
      ...window,
    },
    (rows) => selectCustomers(db, rows),
  );

const firstCustomers = openingPage(
  'customers_first_page',
  listCustomers.query,
  (db, query, { relation_id, take }) =>
    firstByIndex(inOrder(relation_id, query), take, (rows) => selectCustomers(db, rows)),
);

/** What comes before the name in the orders by name. */
const LEADING: Partial<Record<CustomerQuery['sort'], string>> = {
  name: '',
  type: 'enterprise_relation_type',
};

/** Far from both ends of the list by name, or by type and name, the tally says in which buckets a page lies. */
function farCustomers(db: Queries, relation_id: number, query: CustomerQuery, window: PageWindow) {
  const leading = LEADING[query.sort];
  if (leading === undefined || query.search !== '' || !isFarInBuckets(window)) return null;
  const counted = query.shown === 'visible' ? sql`hidden = 0` : sql`true`;
  const list = { relation_id, active: activeOf(query), counted, leading };
  const page = { ...inOrder(relation_id, query), ...list, ...window };
  return pageInBuckets(db, CUSTOMER_BUCKETS, page, (rows) => selectCustomers(db, rows));
}

const selectCustomers = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  db.select().from(relation).where(where).orderBy(orderBy).limit(limit);

const inOrder = (relation_id: CompanyId, query: CustomerQuery) => ({
  from: relation,
  id: relation.id,
  fits: fits(relation_id, query),
  columns: [...SORTS[query.sort], relation.id],
  order: query.order,
});

/** Of one company, or of any in a statement that is built once. */
type CompanyId = number | Placeholder;

const activeOf = ({ state }: CustomerQuery) => (state === 'active' ? 1 : 0);

const ofState = (relation_id: CompanyId, query: CustomerQuery) =>
  and(eq(relation.owner_relation_id, relation_id), eq(relation.active, activeOf(query)));

const fits = (relation_id: CompanyId, query: CustomerQuery) =>
  and(
    ofState(relation_id, query),
    query.shown === 'visible' ? eq(relation.hidden, 0) : undefined,
    ...matchesSearch(query.search),
  );

const SORTS: Record<(typeof CUSTOMER_SORTS)[number], PgColumn[]> = {
  name: [relation.party_name],
  person: [relation.last_name, relation.first_name],
  email: [relation.email],
  type: [relation.enterprise_relation_type, relation.party_name],
};

const isCustomerOf = (relation_id: number, id: number) =>
  and(eq(relation.owner_relation_id, relation_id), eq(relation.id, id));
