import type { WorkTab } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { WORK_KINDS, type WorkKind } from '@boekwerk/shared/domain/document/work-kind';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { booking_item_state_tally as tally } from '../../platform/database/schema/document-tallies';
import { isFound } from '../documents/fits';
import { kindOfWork, waits } from './waiting';
import { type Clients, isOf, type WorkQuery } from './whose-work';

type PerKind = Record<WorkKind, number>;
type WorkCounts = Record<WorkTab, number>;

/** How many documents of clients wait, per reason: from a tally, unless they are searched. */
export async function countWork(
  db: Queries,
  clients: Clients,
  query: WorkQuery,
): Promise<WorkCounts> {
  const count = query.search === '' ? countAll : countFound;
  const perKind = await count(db, clients, query);
  return { ...perKind, all: Object.values(perKind).reduce((all, one) => all + one, 0) };
}

/** Of what the tally has no state there are few, and each has an index of its own. */
async function countAll(db: Queries, clients: Clients, query: WorkQuery): Promise<PerKind> {
  const counted = (kind: WorkKind) => sql`(
    select count(*) from ${booking_item} join ${clients} on ${clients.id} = ${booking_item.relation_id}
    where ${and(isOf(clients, query), waits(kind))})`;
  const tallied = (status: DocumentStatus, which?: SQL) =>
    sql`coalesce(sum(${tally.items}) filter (where ${and(eq(tally.status, status), which)}), 0)`;
  const { toProcess, toBook, questions } = DocumentStatus;
  const { rows } = await db.execute<PerKind>(sql`
    select to_process::int, (to_book - refused)::int as to_book, answered::int, asked::int,
      refused::int, uncertain::int
    from (
      select ${tallied(toProcess)} as to_process, ${tallied(toBook)} as to_book,
        ${tallied(questions, eq(tally.has_question, false))} as answered,
        ${counted('asked')} as asked, ${counted('refused')} as refused,
        ${counted('uncertain')} as uncertain
      from ${tally} join ${clients} on ${clients.id} = ${tally.relation_id}
      where ${isOf(clients, query) ?? sql`true`}
    ) as counted`);
  return rows[0] as PerKind; // a sum of nothing is a row as well
}

async function countFound(db: Queries, clients: Clients, query: WorkQuery): Promise<PerKind> {
  const { rows } = await db.execute<{ kind: WorkKind; items: number }>(sql`
    select ${kindOfWork} as kind, count(*)::int as items
    from ${booking_item} join ${clients} on ${clients.id} = ${booking_item.relation_id}
    where ${and(isOf(clients, query), waits('all'), ...isFound(query.search))}
    group by 1`);
  const itemsOf = (kind: WorkKind) => rows.find((row) => row.kind === kind)?.items ?? 0;
  return Object.fromEntries(WORK_KINDS.map((kind) => [kind, itemsOf(kind)])) as PerKind;
}
