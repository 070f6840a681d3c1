import type { Revenue } from '@boekwerk/shared/contract/dashboard';
import { addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, between, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice, invoice_month_tally as tally } from '../../platform/database/schema/invoicing';
import { relation } from '../../platform/database/schema/relations';
import type { Call } from '../../platform/http/call';

const MONTHS = 13;
const CUSTOMERS = 5;

type Context = Pick<Call, 'db' | 'caller'>;

/** Turnover of sent invoices, less credits: per month, the current one last, and of the best customers. */
export async function getRevenue({ db, caller }: Context): Promise<Revenue> {
  const thisMonth = today().slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, at) =>
    addMonths(`${thisMonth}-01`, at + 1 - MONTHS).slice(0, 7),
  );
  return {
    months: await perMonth(db, caller.relation_id, months),
    customers: await bestCustomers(db, caller.relation_id, months),
  };
}

async function perMonth(db: Queries, relation_id: number, months: string[]) {
  const month = sql<string>`to_char(${tally.date}, 'YYYY-MM')`;
  const rows = await db
    .select({ month, total_ex_tax: sql`sum(${tally.total_ex_tax})`.mapWith(Number) })
    .from(tally)
    .where(sentIn(tally, relation_id, months))
    .groupBy(tally.date);
  const sums = new Map(rows.map((row) => [row.month, row.total_ex_tax]));
  return months.map((name) => ({ month: name, total_ex_tax: sums.get(name) ?? 0 }));
}

/** The customers with the highest turnover; those whose credits leave nothing are omitted. */
async function bestCustomers(db: Queries, relation_id: number, months: string[]) {
  const turnover = sql`sum(case when ${invoice.is_credit} then -${invoice.total_ex_tax} else ${invoice.total_ex_tax} end)`;
  const best = db
    .select({ id: invoice.to_relation_id, total_ex_tax: turnover.mapWith(Number).as('turnover') })
    .from(invoice)
    .where(sentIn(invoice, relation_id, months))
    .groupBy(invoice.to_relation_id)
    .having(gt(turnover, 0))
    .orderBy(desc(turnover), invoice.to_relation_id)
    .limit(CUSTOMERS)
    .as('best');
  const { name, first_name, last_name } = relation;
  const rows = await db
    .select({ id: best.id, total_ex_tax: best.total_ex_tax, name, first_name, last_name })
    .from(best)
    .innerJoin(relation, eq(relation.id, best.id))
    .orderBy(desc(best.total_ex_tax), best.id);
  return rows.map(({ id, total_ex_tax, ...party }) => ({
    id,
    name: partyName(party),
    total_ex_tax,
  }));
}

/** What was sent, dated from the first day of the first month up to the last day of the last. */
const sentIn = (
  rows: typeof tally | typeof invoice,
  relation_id: number,
  months: string[],
): SQL | undefined =>
  and(
    eq(rows.relation_id, relation_id),
    inArray(rows.status, SENT_STATUSES),
    between(
      rows.date,
      `${months[0]}-01`,
      sql`(${`${months.at(-1)}-01`}::date + interval '1 month - 1 day')::date`,
    ),
  );
