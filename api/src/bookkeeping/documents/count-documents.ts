import type { DocumentTab } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, count, eq, gte, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import {
  booking_item_date_tally,
  booking_item_tally,
  booking_item_state_tally as state_tally,
} from '../../platform/database/schema/document-tallies';
import { fits } from './fits';
import { type DocumentQuery, STATES } from './store';

type DocumentCounts = Record<DocumentTab, number>;

type PerState = { status: DocumentStatus; items: number }[];

/** How many documents fit the filters, per tab: from a tally, unless they are searched. */
export async function countDocuments(
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
): Promise<DocumentCounts> {
  const perState = await countPerState(db, relation_id, query);
  const inTab = (tab: DocumentTab) =>
    perState
      .filter(({ status }) => STATES[tab].includes(status))
      .reduce((all, { items }) => all + items, 0);
  return {
    all: inTab('all'),
    booked: inTab('booked'),
    to_book: inTab('to_book'),
    questions: inTab('questions'),
    to_progress: inTab('to_progress'),
  };
}

function countPerState(db: Queries, relation_id: number, query: DocumentQuery): Promise<PerState> {
  if (query.search !== '') return countFound(db, relation_id, query);
  if (query.from === '' && query.to === '') return allPerState(db).execute({ relation_id });
  return countOfDays(db, relation_id, query);
}

/** Of all days: a few rows, where the tally by day has some of each day. */
const allPerState = memoizePerConnection((db) =>
  db
    .select({ status: state_tally.status, items: sql`sum(${state_tally.items})`.mapWith(Number) })
    .from(state_tally)
    .where(eq(state_tally.relation_id, sql.placeholder('relation_id')))
    .groupBy(state_tally.status)
    .prepare('documents_counted'),
);

/** Whether the list is of a period of dates of invoices. */
export const isOfInvoices = ({ date, from, to }: DocumentQuery) =>
  date === 'invoice' && (from !== '' || to !== '');

function countOfDays(db: Queries, relation_id: number, query: DocumentQuery): Promise<PerState> {
  const tally = isOfInvoices(query) ? booking_item_date_tally : booking_item_tally;
  const { from, to } = query;
  return db
    .select({ status: tally.status, items: sql`sum(${tally.items})`.mapWith(Number) })
    .from(tally)
    .where(
      and(
        eq(tally.relation_id, relation_id),
        from === '' ? undefined : gte(tally.date, from),
        to === '' ? undefined : lte(tally.date, to),
      ),
    )
    .groupBy(tally.status);
}

const countFound = (db: Queries, relation_id: number, query: DocumentQuery): Promise<PerState> =>
  db
    .select({ status: booking_item.status, items: count() })
    .from(booking_item)
    .where(fits(relation_id, query))
    .groupBy(booking_item.status);
