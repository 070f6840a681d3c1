import type { getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { type DocumentStatus, statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  booking_item,
  booking_item_state_tally as tally,
} from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import {
  CLIENT_ID,
  CLIENT_SORTS,
  type ClientScope,
  countClients,
  idsOfClients,
} from '../../relations/firm-clients/clients-in-order';
import { booksClient } from '../../relations/firm-clients/seen-clients';
import { isThere } from '../documents/is-there';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller'>;
type Query = CheckedInputOf<typeof getClientStats>['query'];

/** How the documents stand of each client whose books the caller keeps. */
export const clientStats = ({ db, caller }: Context, query: Query) =>
  caller.who.is_owner
    ? statsOf(db, { firm_id: caller.relation_id, assigned_to: null }, query)
    : assignedClientStats({ db, caller }, query);

/** The same for the clients that were assigned to the caller. */
export const assignedClientStats = (
  { db, caller: { relation_id, user_id } }: Context,
  query: Query,
) => statsOf(db, { firm_id: relation_id, assigned_to: user_id, isForBooks: true }, query);

/** The same of one client. @throws HttpError 404 for one whose books the caller does not keep */
export async function statsOfClient({ db, caller }: Context, id: number) {
  if (!(await booksClient(db, caller, id))) throw notFound(TEXTS.client);
  const [found] = await rowsOf(db, [id]);
  return found as NonNullable<typeof found>; // it is a client
}

/** The same of one that was assigned to the caller. @throws HttpError 404 */
export const statsOfAssignedClient = ({ db, caller }: Context, id: number) =>
  statsOfClient({ db, caller: { ...caller, who: { ...caller.who, is_owner: false } } }, id);

async function statsOf(db: Queries, scope: ClientScope, query: Query) {
  const filter = { search: query.search, state: 'active', shown: 'all' } as const;
  const { found, all } = await countClients(db, scope, filter);
  return listPage({ query, counts: { all: found }, tab: 'all' }, async (window) => {
    const inOrder = { columns: SORTS[query.sort], order: query.order, filter };
    return rowsOf(db, await idsOfClients(db, scope, inOrder, { window, all }));
  });
}

/** Documents of the client that a row is about, added up from a few rows of the tally. */
const itemsOf = (client: SQLWrapper, states?: DocumentStatus[]): SQL<number> =>
  sql`(select coalesce(sum(${tally.items}), 0) from ${tally} where ${tally.relation_id} = ${client}
    and ${states ? inArray(tally.status, states) : sql`true`})`.mapWith(Number);

const lastUploaded = (client: SQLWrapper): SQL<Date | null> =>
  sql`(select max(${booking_item.uploaded_date}) from ${booking_item} where ${booking_item.relation_id} = ${client} and ${isThere})`.mapWith(
    booking_item.uploaded_date,
  );

const SORTS: Record<Query['sort'], readonly SQLWrapper[]> = {
  name: CLIENT_SORTS.name,
  total: [itemsOf(CLIENT_ID)],
  to_book: [itemsOf(CLIENT_ID, statusesIn('to_book'))],
  booked: [itemsOf(CLIENT_ID, statusesIn('booked'))],
  to_process: [itemsOf(CLIENT_ID, statusesIn('to_progress'))],
  // Who never handed anything in comes first when the longest ago does.
  last_uploaded: [sql`coalesce(${lastUploaded(CLIENT_ID)}, '-infinity')`],
};

async function rowsOf(db: Queries, ids: number[]) {
  const rows = await db
    .select({
      relation_id: relation.id,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      type: relation.type,
      booking_enabled: relation.booking_enabled,
      total: itemsOf(sql`relation.id`),
      booked: itemsOf(sql`relation.id`, statusesIn('booked')),
      to_book: itemsOf(sql`relation.id`, statusesIn('to_book')),
      to_process: itemsOf(sql`relation.id`, statusesIn('to_progress')),
      last_uploaded: lastUploaded(sql`relation.id`),
    })
    .from(relation)
    .where(inArray(relation.id, ids));
  return ids.flatMap((id) => rows.filter(({ relation_id }) => relation_id === id));
}
