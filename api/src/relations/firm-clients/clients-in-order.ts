import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { listEnterprises } from '@boekwerk/shared/contract/firm';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import {
  administration_user,
  firm_client_tally,
  administration_relation as link,
  relation,
} from '../../platform/database/schema/relations';
import { isFarInBuckets, pageInBuckets } from '../../platform/lists/buckets';
import {
  type Index,
  type IndexPage,
  pageByIndex,
  type RowQuery,
} from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { matchesSearch } from '../search-text';
import { FIRM_CLIENT_BUCKETS } from './firm-client-buckets';
import { isChoosable, isForBookkeeping } from './seen-clients';

export type EnterpriseQuery = CheckedInputOf<typeof listEnterprises>['query'];

/** Whose clients: of the whole firm, or those that a colleague was given, for bookkeeping or for whatever. */
export type ClientScope = { firm_id: number; assigned_to: number | null; isForBookkeeping?: true };

/** The same, or of any firm in a statement that is built once. */
export type AnyScope = Omit<ClientScope, 'firm_id'> & { firm_id: number | Placeholder };

/** Which of them. */
type ClientFilter = Pick<EnterpriseQuery, 'search' | 'state' | 'shown'>;

/** How many clients fit: `found` of all that the firm has, active or deleted as asked. */
type ClientCount = { found: number; all: number };

/**
 * Counts the clients that fit. The tally knows those of a whole firm; what is searched for is counted, and what a
 * colleague was given, by hand and one by one, is too.
 */
export async function countClients(
  db: Queries,
  scope: ClientScope,
  filter: ClientFilter,
): Promise<ClientCount> {
  const tallied = await sumTally(db, scope, filter);
  if (scope.assigned_to === null && filter.search === '') return tallied;
  const [counted] = await db
    .select({ found: sql`count(*)`.mapWith(Number) })
    .from(link)
    .innerJoin(relation, isParty)
    .leftJoin(administration_user, isAssignedBy(scope))
    .where(fits(scope, filter));
  return { ...tallied, found: counted?.found ?? 0 };
}

async function sumTally(
  db: Queries,
  { firm_id }: ClientScope,
  { state, shown }: ClientFilter,
): Promise<ClientCount> {
  const [sum] = await tallyOf(db).execute({
    firm_id,
    active: activeOf(state),
    with_all: shown === 'all',
  });
  return sum as NonNullable<typeof sum>; // a sum of nothing is a row as well
}

const tallyOf = memoizePerConnection((db) => {
  const { administration_id, active, hidden, type, clients } = firm_client_tally;
  const isShown = sql`(${hidden} = 0 and ${type} = 0) or ${sql.placeholder('with_all')}`;
  return db
    .select({
      all: sql`coalesce(sum(${clients}), 0)`.mapWith(Number),
      found: sql`coalesce(sum(${clients}) filter (where ${isShown}), 0)`.mapWith(Number),
    })
    .from(firm_client_tally)
    .where(
      and(eq(administration_id, sql.placeholder('firm_id')), eq(active, sql.placeholder('active'))),
    )
    .prepare('firm_clients_counted');
});

/** Each is an index after the firm and the state. */
export const CLIENT_SORTS: Record<EnterpriseQuery['sort'], PgColumn[]> = {
  name: [link.name],
  person: [link.last_name, link.first_name],
  email: [link.general_email],
  phone: [link.phone],
  city: [link.city],
};

/** What a client is called: a company by its name, a person by theirs. No index has it. */
export const CLIENT_SHOWN_NAME = sql`coalesce(nullif(${link.name}, ''), trim(${link.first_name} || ' ' || ${link.last_name}))`;

/** The company or person that a client is, to sort by something of theirs. */
export const CLIENT_ID = link.enterprise_id;

type InOrder = Pick<IndexPage, 'columns' | 'order'> & { filter: ClientFilter };
/** Of `all` clients that a firm has, active or deleted as asked. */
type OfAll = { window: PageWindow; all: number };

/** The ids of a window of the clients that fit. */
export async function idsOfClients(
  db: Queries,
  scope: ClientScope,
  inOrder: InOrder,
  page: OfAll,
): Promise<number[]> {
  const rows = await pageOfClients(db, scope, inOrder, page, ({ where, orderBy, limit }) =>
    db
      .select({ id: CLIENT_ID })
      .from(link)
      .innerJoin(relation, isParty)
      .leftJoin(administration_user, isAssignedBy(scope))
      .where(and(where, ofState(scope, inOrder.filter)))
      .orderBy(orderBy)
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}

/** A window of the clients that fit; `read` reads the links of those that are {@link ofState}. */
export function pageOfClients<Row>(
  db: Queries,
  scope: ClientScope,
  inOrder: InOrder,
  { window, all }: OfAll,
  read: (rows: RowQuery) => Promise<Row[]>,
): Promise<Row[]> {
  const index = indexOfClients(scope, inOrder);
  const isWhole = scope.assigned_to === null;
  // What somebody was given is always looked up, also when that is all.
  const where = isWhole ? ofState(scope, inOrder.filter) : index.fits;
  const page = { ...index, ...window, among: { where, total: all } };
  const { search, state, shown } = inOrder.filter;
  const isByName = inOrder.columns === CLIENT_SORTS.name;
  if (!isWhole || !isByName || search !== '' || !isFarInBuckets(window))
    return pageByIndex(page, read);
  // Far from both ends of all clients by name, the tally says in which buckets a page lies.
  const counted = shown === 'choosable' ? sql`hidden = 0 and type = 0` : sql`true`;
  const list = { relation_id: scope.firm_id, active: activeOf(state), counted };
  return pageInBuckets(db, FIRM_CLIENT_BUCKETS, { ...page, ...list }, read);
}

/** The index that has clients in an order, of one firm or of any. */
export function indexOfClients(scope: AnyScope, { columns, order, filter }: InOrder): Index {
  const isWhole = scope.assigned_to === null;
  const assigned = sql` join ${administration_user} on ${isAssignedBy(scope)}`;
  const searched = sql` join ${relation} on ${isParty}`;
  return {
    from: sql.join([
      sql`${link}`,
      ...(isWhole ? [] : [assigned]),
      ...(filter.search === '' ? [] : [searched]),
    ]),
    // What the indexes have: with it only they are followed to a page.
    id: CLIENT_ID,
    fits: fits(scope, filter),
    columns: [...columns, CLIENT_ID],
    order,
  };
}

const activeOf = (state: ClientFilter['state']) => (state === 'active' ? 1 : 0);

/** The party that a firm's client is. */
export const isParty = eq(relation.id, link.enterprise_id);

/** What a colleague was given of it; nothing for the whole firm. */
export const isAssignedBy = ({ assigned_to }: Pick<AnyScope, 'assigned_to'>) =>
  and(
    eq(administration_user.administration_id, link.administration_id),
    eq(administration_user.enterprise_id, link.enterprise_id),
    // Nobody has this id: an owner's clients are not looked up among the assignments.
    eq(administration_user.user_id, assigned_to ?? 0),
  );

/** The links of the firm: another one may have the same client. */
export const ofState = (
  { firm_id }: Pick<AnyScope, 'firm_id'>,
  { state }: Pick<ClientFilter, 'state'>,
) =>
  and(eq(link.administration_id, firm_id), eq(link.active, activeOf(state)), eq(link.is_there, 1));

export const fits = (scope: AnyScope, { search, state, shown }: ClientFilter): SQL | undefined =>
  and(
    ofState(scope, { state }),
    shown === 'choosable' ? isChoosable : undefined,
    scope.assigned_to === null ? undefined : eq(administration_user.user_id, scope.assigned_to),
    scope.isForBookkeeping ? isForBookkeeping : undefined,
    ...matchesSearch(search),
  );
