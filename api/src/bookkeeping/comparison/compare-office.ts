import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { UnreadableAnswer } from '../../external/accounting/accounting-error';
import type {
  BookedTransaction,
  TransactionRow,
  TransactionsListed,
} from '../../external/accounting/transaction';
import type { App } from '../../platform/app';
import type { Queries } from '../../platform/database/connect';
import { eachByItself } from '../../platform/jobs/each-by-itself';
import { findPeriod, periodName } from '../booking/office-store';
import { type Ask, askerOf } from '../connection/sync/ask';
import { commonOfRow, differences } from './difference-of';
import { keepComparison } from './keep-comparison';
import { type BookedItem, bookedSince } from './store';

export type ComparedOffice = { relation_id: number; office_code: string; credentials_id: number };

/** How long after it was booked a document is held against its transaction. */
const DAYS = 60;
/** One is a credit of fair use; what is left over is read the next night. */
const MAX_READS = 200;

/**
 * Holds what a company booked lately against what its office has of it: a list for each journal, and a transaction where
 * that says that somebody changed it since it was looked at. A document of which that cannot be kept, or a transaction that
 * cannot be read, holds up no other.
 *
 * @throws AccountingError
 */
export async function compareOffice(app: App, office: ComparedOffice): Promise<void> {
  const since = new Date(Date.now() - DAYS * 86_400_000);
  const items = await bookedSince(app.db, office, since);
  const ask = askerOf(app, office);
  const listed = await listJournals(app, office, items, ask);
  async function* compared() {
    const unknown = items.filter((item) => !isKnown(item, listed.get(keyOf(item))));
    for (const item of unknown.slice(0, MAX_READS)) {
      const found = await read(ask, item).catch((error) => skipUnread(app, item, error));
      if (found === undefined) continue;
      const modified = listed.get(keyOf(item))?.modified ?? null;
      const { relation_id, id } = item;
      yield { relation_id, id, keep: () => keepComparison(app, item, { found, modified }) };
    }
  }
  await eachByItself(app.http, compared(), 'document not compared', ({ keep }) => keep());
}

const keyOf = ({ journal_code, transaction_number }: BookedItem) =>
  `${journal_code}/${transaction_number}`;

const read = (ask: Ask, { journal_code, transaction_number }: BookedItem) =>
  ask<BookedTransaction | null>((accounting, access) =>
    accounting.readTransaction(access, { journal_code, number: transaction_number }),
  );

/** What cannot be read is told, and nothing is kept of it: the next night asks again. */
function skipUnread(app: App, { relation_id, id }: BookedItem, error: unknown): undefined {
  if (!(error instanceof UnreadableAnswer)) throw error;
  app.http.log.error({ err: error, relation_id, booking_item_id: id }, 'document not compared');
}

/** Whether a list says that nothing happened since it was looked at; what is deleted does not come back. */
function isKnown(item: BookedItem, row: TransactionRow | undefined): boolean {
  if (!row) return item.package_difference === 'deleted';
  if (row.modified !== item.package_modified) return false;
  // Two changes in the same second look like one.
  const isAlike = Object.keys(differences(item, commonOfRow(row))).length === 0;
  return item.package_difference === 'changed' || isAlike;
}

/**
 * All transactions of the journals that the documents are in, by journal and number. One whose row cannot be read is told,
 * and read by itself when a document of ours is booked as it.
 */
async function listJournals(
  app: App,
  office: ComparedOffice,
  items: readonly BookedItem[],
  ask: Ask,
): Promise<Map<string, TransactionRow>> {
  const { relation_id, office_code } = office;
  const rows: TransactionRow[] = [];
  for (const [journal_code, is_sale] of journalsOf(items)) {
    const periods = await periodsOf(app.db, office, items);
    const list = { is_sale, journal_code, periods };
    const listed = await ask<TransactionsListed>((accounting, access) =>
      accounting.listTransactions(access, list),
    );
    for (const row of listed.unreadable)
      app.http.log.error({ relation_id, office_code, ...row }, 'row of a transaction not read');
    rows.push(...listed.rows);
  }
  return new Map(rows.map((row) => [`${row.journal_code}/${row.number}`, row]));
}

const journalsOf = (items: readonly BookedItem[]) =>
  new Map(items.map(({ journal_code, tag }) => [journal_code, tag === 'VRK']));

/** From the period of the first invoice to that of the last; whole years where the office's own are not known. */
async function periodsOf(db: Queries, office: ComparedOffice, items: readonly BookedItem[]) {
  const days = items.map(({ date }) => date ?? today()).sort();
  const [first = today(), last = today()] = [days[0], days.at(-1)];
  const [from, to] = [await findPeriod(db, office, first), await findPeriod(db, office, last)];
  return {
    from: periodName(from ?? { year: yearOf(first), number: 0 }),
    to: periodName(to ?? { year: yearOf(last) + 1, number: 99 }),
  };
}
