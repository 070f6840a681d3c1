import { INVOICE_TABS, type InvoiceTab } from '@boekwerk/shared/contract/invoicing';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import type { Counts } from './counts';
import { type Filters, isInTab, matchesExpired } from './tabs';
import { tallied } from './tallied';

/**
 * How many invoices each tab has, added up from the tally, without looking at the invoices. What repeats is counted by
 * itself: no filter narrows it.
 */
export async function countInvoices(
  db: Queries,
  relation_id: number,
  filters: Filters,
): Promise<Counts> {
  const { from, to, expired } = filters;
  const isAll = from === '' && to === '' && expired === 'all';
  const [counts] = isAll ? await countAll(db, relation_id) : await count(db, relation_id, filters);
  if (!counts) throw new Error('a count without an answer');
  return counts;
}

const count = (db: Queries, relation_id: number | Placeholder, filters: Filters) =>
  db
    .select(countsOf(relation_id))
    .from(tallied(relation_id, filters))
    .where(matchesExpired(filters.expired));

const countsOf = (relation_id: number | Placeholder) =>
  Object.fromEntries(
    INVOICE_TABS.map((tab) => [tab, countOf(tab, relation_id).mapWith(Number)]),
  ) as Record<InvoiceTab, SQL<number>>;

const countOf = (tab: InvoiceTab, relation_id: number | Placeholder): SQL =>
  tab === 'recurring'
    ? sql`(select count(*) from recurrence where relation_id = ${relation_id} and active)`
    : sql`coalesce(sum(invoices) filter (where ${isInTab(tab)}), 0)`;

const countAll = (db: Queries, relation_id: number) =>
  allOfToday(db)(today()).execute({ relation_id });

/** Built anew on the next day, for what has expired differs by the day. */
const allOfToday = memoizePerConnection((db) => {
  const build = (day: string) => ({ day, statement: buildAll(db) });
  let built = build(today());
  return (day: string) => {
    if (built.day !== day) built = build(day);
    return built.statement;
  };
});

const buildAll = (db: Queries) =>
  count(db, sql.placeholder('relation_id'), { from: '', to: '', expired: 'all' }).prepare(
    'invoices_counted',
  );
