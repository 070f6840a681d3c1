import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { ofBucketedList } from '../../platform/invariants/of-bucketed-list';
import { ofTally } from '../../platform/invariants/of-tally';
import { type Range, within } from '../../platform/invariants/portions';
import { PRODUCT_BUCKETS } from '../products/product-buckets';

const COMPANY = sql`relation_id`;
const ADDED_UP = sql`
  count(*) as invoices, sum(turnover_sign * total) as total, sum(turnover_sign * total_ex_tax) as total_ex_tax,
  sum(sign * amount_paid) as amount_paid, sum(open_amount) as open_amount`;
const FIGURES = sql`
  concat_ws(' ', invoices, total, total_ex_tax, amount_paid, open_amount) as figures`;
const KIND = sql`concat_ws(' ', date, status, due_date) as kind`;

/** Invoices of some companies and days, credits as negative amounts; opening balances are no turnover. */
const signed = (which: SQL) => sql`(
  select relation_id, date, status, due_date, total, total_ex_tax, amount_paid, open_amount,
    case when is_credit then -1 else 1 end as sign,
    case when is_opening_balance then 0 when is_credit then -1 else 1 end as turnover_sign
  from invoice where ${which}
) signed`;

const weigh = (companies: Range): SQL => sql`
  select relation_id, (date + interval '1 month - 1 day')::date::text as date, sum(invoices)::int as rows
  from invoice_month_tally where ${within(COMPANY, companies)} group by 1, 2 order by 1, 2`;

/** Nobody makes or changes an invoice meanwhile. */
const whileNobodyWrites = async (db: Queries, ...statements: SQL[]): Promise<void> => {
  await db.execute(sql`lock table invoice in share row exclusive mode`);
  for (const statement of statements) await db.execute(statement);
};

const COLUMNS = sql.raw(
  '(relation_id, date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount)',
);
const ofCompany = (relation_id: number) => sql`relation_id = ${relation_id}`;

/** What tabs, pages and the dashboard read. */
export const dayTallyIsExact = ofTally({
  key: 'invoice-tally',
  name: 'the tally of invoices per day is exact',
  entity: 'invoice',
  weigh,
  told: ({ companies, days }) => sql`
    select relation_id, ${KIND}, ${FIGURES} from invoice_tally
    where ${within(COMPANY, companies)} and ${within(sql`date`, days)}`,
  counted: ({ companies, days }) => sql`
    select relation_id, ${KIND}, ${FIGURES} from (
      select relation_id, date, status, due_date, ${ADDED_UP}
      from ${signed(sql`${within(COMPANY, companies)} and ${within(sql`date`, days)}`)}
      group by 1, 2, 3, 4
    ) added_up`,
  recount: (db, relation_id) =>
    whileNobodyWrites(
      db,
      sql`delete from invoice_tally where ${ofCompany(relation_id)}`,
      sql`insert into invoice_tally ${COLUMNS}
        select relation_id, date, status, due_date, ${ADDED_UP} from ${signed(ofCompany(relation_id))}
        group by 1, 2, 3, 4`,
    ),
});

/** Parts begin with a month, so that each is in one of them. */
export const monthTallyIsExact = ofTally({
  key: 'invoice-month-tally',
  name: 'the tally of invoices per month is exact',
  entity: 'invoice',
  weigh,
  told: ({ companies, days }) => sql`
    select relation_id, ${KIND}, ${FIGURES} from invoice_month_tally
    where ${within(COMPANY, companies)} and ${within(sql`date`, days)}`,
  counted: ({ companies, days }) => sql`
    select relation_id, ${KIND}, ${FIGURES} from (
      select relation_id, first_of_month(date) as date, status, first_of_month(due_date) as due_date, ${ADDED_UP}
      from ${signed(sql`${within(COMPANY, companies)} and ${within(sql`date`, days)}`)}
      group by 1, 2, 3, 4
    ) added_up`,
  recount: (db, relation_id) =>
    whileNobodyWrites(
      db,
      sql`delete from invoice_month_tally where ${ofCompany(relation_id)}`,
      sql`insert into invoice_month_tally ${COLUMNS}
        select relation_id, first_of_month(date), status, first_of_month(due_date), ${ADDED_UP}
        from ${signed(ofCompany(relation_id))} group by 1, 2, 3, 4`,
    ),
});

/** The count over the catalogue. */
export const productTallyIsExact = ofBucketedList(PRODUCT_BUCKETS, {
  key: 'product-tally',
  name: 'the tally of products is exact',
  entity: 'product',
});
