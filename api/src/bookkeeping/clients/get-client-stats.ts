import type { getClientStats as contract } from '@boekwerk/shared/contract/bookkeeping/clients';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { vatReturnDue } from '@boekwerk/shared/domain/vat/vat-return';
import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import type { IndexPage } from '../../platform/lists/page-by-index';
import {
  CLIENT_ID,
  CLIENT_SHOWN_NAME,
  CLIENT_SORTS,
  type ClientScope,
  countClients,
  idsOfClients,
} from '../../relations/firm-clients/clients-in-order';
import { booksClient } from '../../relations/firm-clients/seen-clients';
import { figuresOf } from './client-figures';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller'>;
type Query = CheckedInputOf<typeof contract>['query'];

/** How the documents stand of each client whose books the caller keeps. */
export const getClientStats = ({ db, caller }: Context, query: Query) =>
  caller.who.is_owner
    ? statsOf(db, { firm_id: caller.relation_id, assigned_to: null }, query)
    : getAssignedClientStats({ db, caller }, query);

/** The same for the clients that were assigned to the caller. */
export const getAssignedClientStats = (
  { db, caller: { relation_id, user_id } }: Context,
  query: Query,
) => statsOf(db, { firm_id: relation_id, assigned_to: user_id, isForBookkeeping: true }, query);

/** The same of one client. @throws HttpError 404 for one whose books the caller does not keep */
export async function getStatsOfClient({ db, caller }: Context, id: number) {
  if (!(await booksClient(db, caller, id))) throw notFound(TEXTS.client);
  const [found] = await rowsOf(db, [id]);
  return found as NonNullable<typeof found>; // it is a client
}

/** The same of one that was assigned to the caller. @throws HttpError 404 */
export const getStatsOfAssignedClient = ({ db, caller }: Context, id: number) =>
  getStatsOfClient({ db, caller: { ...caller, who: { ...caller.who, is_owner: false } } }, id);

async function statsOf(db: Queries, scope: ClientScope, query: Query) {
  const filter = { search: query.search, state: 'active', shown: 'all' } as const;
  const { found, all } = await countClients(db, scope, filter);
  return listPage({ query, counts: { all: found }, tab: 'all' }, async (window) => {
    const inOrder = { ...orderOf(query), filter };
    return rowsOf(db, await idsOfClients(db, scope, inOrder, { window, all }));
  });
}

const ofClient = figuresOf(CLIENT_ID);

/** All are numbers, so that what is sorted the other way round is the opposite of one. */
const RANKS: Record<Exclude<Query['sort'], 'name'>, SQLWrapper> = {
  total: ofClient.total,
  to_book: ofClient.to_book,
  booked: ofClient.booked,
  to_process: ofClient.to_process,
  waiting: ofClient.waiting,
  answered: ofClient.answered,
  asked: ofClient.asked,
  refused: ofClient.refused,
  // Who never handed anything in comes first when the longest ago does; who has nothing to declare last.
  last_uploaded: sql`extract(epoch from coalesce(${ofClient.last_uploaded}, '-infinity'))`,
  deadline: sql`extract(epoch from coalesce(${ofClient.deadline_day}::date, 'infinity'))`,
};

/** Those of whom as much waits are from A to Z by the name that is shown, whichever way the rest is sorted. */
function orderOf({ sort, order }: Query): Pick<IndexPage, 'columns' | 'order'> {
  if (sort === 'name') return { columns: CLIENT_SORTS.name, order };
  const rank = order === 'asc' ? RANKS[sort] : sql`- (${RANKS[sort]})`;
  return { columns: [rank, CLIENT_SHOWN_NAME], order: 'asc' };
}

async function rowsOf(db: Queries, ids: number[]) {
  const rows = await db
    .select({
      relation_id: relation.id,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      type: relation.type,
      booking_enabled: relation.booking_enabled,
      ...figuresOf(sql`relation.id`),
    })
    .from(relation)
    .where(inArray(relation.id, ids));
  return ids.flatMap((id) =>
    rows.filter(({ relation_id }) => relation_id === id).map(withDeadline),
  );
}

const withDeadline = <Row extends { deadline_day: string | null }>({
  deadline_day,
  ...row
}: Row) => ({ ...row, deadline: deadline_day && vatReturnDue(deadline_day) });
