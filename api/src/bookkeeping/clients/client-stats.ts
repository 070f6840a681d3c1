import type { getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { type DocumentStatus, statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { and, asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import type { Call } from '../../platform/http/call';
import { paginate, skipped } from '../../platform/lists/pagination';
import {
  assignedClients,
  clientsBookedBy,
  isForBookkeeping,
} from '../../relations/firm-clients/seen-clients';
import { matchesSearch } from '../../relations/search-text';

type Context = Pick<Call, 'db' | 'caller'>;
type Query = CheckedInputOf<typeof getClientStats>['query'];
type Clients = ReturnType<typeof clientsBookedBy>;

/** How the documents stand of each client whose books the caller keeps. */
export const clientStats = ({ db, caller }: Context, query: Query) =>
  statsOf(db, clientsBookedBy(db, caller), query);

/** The same for the clients that were assigned to the caller. */
export const assignedClientStats = ({ db, caller }: Context, query: Query) =>
  statsOf(db, assignedClients(db, caller, isForBookkeeping), query);

async function statsOf(db: Queries, clients: Clients, query: Query) {
  const fits = and(inArray(relation.id, clients), ...matchesSearch(query.search));
  const all = await db.$count(relation, fits);
  const pagination = paginate(query, all);
  const page = { limit: pagination.itemsPerPage, offset: skipped(pagination) };
  const ids = await idsOfPage(db, { clients, fits, query, page });
  return { data: await rowsOf(db, ids), pagination, counts: { all } };
}

type StatsRequest = {
  clients: Clients;
  fits: SQL | undefined;
  query: Query;
  page: { limit: number; offset: number };
};

/** Which clients are on a page; the documents are only counted for all of them when the order asks for it. */
async function idsOfPage(
  db: Queries,
  { clients, fits, query, page }: StatsRequest,
): Promise<number[]> {
  const { sort, order } = query;
  const direction = order === 'asc' ? asc : desc;
  const by = direction(relation.id);
  const { limit, offset } = page;
  if (sort === 'name') {
    const ids = db.select({ id: relation.id }).from(relation).where(fits);
    const rows = await ids.orderBy(direction(relation.name), by).limit(limit).offset(offset);
    return rows.map(({ id }) => id);
  }
  const documents = countsOf(db, inArray(booking_item.relation_id, clients));
  const value = {
    total: sql`coalesce(${documents.total}, 0)`,
    to_book: sql`coalesce(${documents.to_book}, 0)`,
    // Who never handed anything in comes first when the longest ago does.
    last_uploaded: sql`coalesce(${documents.last_uploaded}, '-infinity')`,
  }[sort];
  const rows = await db
    .select({ id: relation.id })
    .from(relation)
    .leftJoin(documents, eq(documents.relation_id, relation.id))
    .where(fits)
    .orderBy(direction(value), by)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function rowsOf(db: Queries, ids: number[]) {
  const documents = countsOf(db, inArray(booking_item.relation_id, ids));
  const orZero = (amount: unknown) => sql`coalesce(${amount}, 0)`.mapWith(Number);
  const rows = await db
    .select({
      relation_id: relation.id,
      name: relation.name,
      total: orZero(documents.total),
      booked: orZero(documents.booked),
      to_book: orZero(documents.to_book),
      to_process: orZero(documents.to_process),
      last_uploaded: documents.last_uploaded,
    })
    .from(relation)
    .leftJoin(documents, eq(documents.relation_id, relation.id))
    .where(inArray(relation.id, ids));
  return ids.flatMap((id) => rows.filter(({ relation_id }) => relation_id === id));
}

/** The documents per company, counted from the index by state alone. */
function countsOf(db: Queries, which: SQL) {
  const { relation_id, status, uploaded_date } = booking_item;
  const counted = (states: DocumentStatus[]) =>
    sql`count(*) filter (where ${inArray(status, states)})`.mapWith(Number);
  return db
    .select({
      relation_id,
      total: sql`count(*)`.mapWith(Number).as('total'),
      booked: counted(statusesIn('booked')).as('booked'),
      to_book: counted(statusesIn('to_book')).as('to_book'),
      to_process: counted(statusesIn('to_progress')).as('to_process'),
      last_uploaded: max(uploaded_date).as('last_uploaded'),
    })
    .from(booking_item)
    .where(which)
    .groupBy(relation_id)
    .as('documents');
}
