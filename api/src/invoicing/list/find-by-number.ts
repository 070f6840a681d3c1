import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { CONCEPT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice_counter } from '../../platform/database/schema/invoice-settings';
import { invoice } from '../../platform/database/schema/invoicing';
import type { PageWindow } from '../../platform/lists/pagination';
import { findAmongAll, findByIndex } from './find-by-index';
import type { ListedInvoice } from './list-columns';
import { type Filters, isInList, isInTab, matchesExpired } from './tabs';
import { tallied } from './tallied';

type Query = Filters & Pick<InvoiceQuery, 'tab' | 'order'>;

const COLUMNS = [sql`${invoice.number_year}`, sql`${invoice.prefix_id}`, sql`${invoice.id}`];

/**
 * A page by number: concepts first, in the order in which they were made, then by year and running number.
 * The other way round is exactly the reverse.
 */
export async function findByNumber(
  db: Queries,
  relation_id: number,
  query: Query,
  { skip, take, total }: PageWindow,
): Promise<ListedInvoice[]> {
  const upwards = query.order === 'asc';
  const start = upwards ? skip : total - skip - take;
  const fits = isInList(relation_id, query);
  const years = await countPerYear(db, relation_id, query);
  const concepts = total - years.reduce((sum, { invoices }) => sum + invoices, 0);

  const unnumbered = Math.max(0, Math.min(take, concepts - start));
  const numbered: PageWindow = {
    skip: Math.max(0, start - concepts),
    take: take - unnumbered,
    total: total - concepts,
  };
  const rows = [
    ...(await findUnnumbered(db, relation_id, fits, {
      skip: start,
      take: unnumbered,
      total: concepts,
    })),
    ...(isWhole(query)
      ? await findFromNumber(db, relation_id, years, numbered)
      : await findNumbered(db, relation_id, fits, numbered)),
  ];
  return upwards ? rows : rows.reverse();
}

const isWhole = ({ tab, from, to, expired }: Query) =>
  tab === 'all' && !from && !to && expired === 'all';

type YearCount = { year: number; invoices: number };

/** A number carries the year of the invoice's date, so the tally knows how many numbers a year has. */
async function countPerYear(db: Queries, relation_id: number, query: Query): Promise<YearCount[]> {
  const { rows } = await db.execute<YearCount>(sql`
    select extract(year from date)::int as year, sum(invoices)::int as invoices
    from ${tallied(relation_id, query)}
    where ${isInTab(query.tab)} and ${matchesExpired(query.expired)} and status not in ${CONCEPT_STATUSES}
    group by 1 order by 1`);
  return rows;
}

const findUnnumbered = (db: Queries, relation_id: number, fits: SQL, window: PageWindow) =>
  findPart(db, relation_id, sql`${fits} and ${invoice.number_year} is null`, window);

const findNumbered = (db: Queries, relation_id: number, fits: SQL, window: PageWindow) =>
  findPart(db, relation_id, sql`${fits} and ${invoice.number_year} is not null`, window);

async function findPart(
  db: Queries,
  relation_id: number,
  fits: SQL,
  window: PageWindow,
): Promise<ListedInvoice[]> {
  if (window.take === 0) return [];
  return findAmongAll(db, relation_id, { ...window, fits, columns: COLUMNS, order: 'asc' });
}

/** Without filters a place in the list is a number, so that nothing needs to be passed. */
async function findFromNumber(
  db: Queries,
  relation_id: number,
  years: YearCount[],
  { skip, take, total }: PageWindow,
): Promise<ListedInvoice[]> {
  if (take === 0) return [];
  const { year, rest, invoices } = yearAt(years, skip);
  const first = await firstNumber(db, relation_id, { year, invoices });
  // Where the number is not known, from the beginning of its year.
  const start = first === null ? { number: 0, passed: rest } : { number: first + rest, passed: 0 };
  return findByIndex(db, {
    fits: sql`${invoice.relation_id} = ${relation_id}
      and (${invoice.number_year}, ${invoice.prefix_id}) >= (${year}, ${start.number})`,
    columns: COLUMNS,
    order: 'asc',
    skip: start.passed,
    take,
    total: total - skip + start.passed,
  });
}

/** The year that holds a place in the numbers of all years, and the place within it. */
function yearAt(years: YearCount[], place: number): YearCount & { rest: number } {
  let rest = place;
  for (const each of years) {
    if (rest < each.invoices) return { ...each, rest };
    rest -= each.invoices;
  }
  throw new Error(`no invoice at place ${place}`);
}

/**
 * A series has no gaps, so a year with one series says by its last number what its first is; not in a year that opening
 * balances stand in as well.
 */
async function firstNumber(db: Queries, relation_id: number, { year, invoices }: YearCount) {
  const series = await db
    .select({ last: invoice_counter.last_number })
    .from(invoice_counter)
    .where(and(eq(invoice_counter.relation_id, relation_id), eq(invoice_counter.year, year)));
  const [only] = series;
  if (!only || series.length > 1 || (await hasOpeningBalances(db, relation_id, year))) return null;
  return only.last - invoices + 1;
}

async function hasOpeningBalances(db: Queries, relation_id: number, year: number) {
  const [first] = await db
    .select({ is_opening_balance: invoice.is_opening_balance })
    .from(invoice)
    .where(and(eq(invoice.relation_id, relation_id), eq(invoice.number_year, year)))
    .orderBy(asc(invoice.prefix_id))
    .limit(1);
  return first?.is_opening_balance ?? false;
}
