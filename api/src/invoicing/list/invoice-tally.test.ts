import { INVOICE_TABS } from '@boekwerk/shared/contract/invoicing';
import { addDays, addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { MAX_EURO } from '@boekwerk/shared/domain/money/money';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import fc from 'fast-check';
import { transaction } from '../../platform/database/transaction';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember } from '../../testing/builders';
import { countInvoices } from './count-invoices';
import { type Filters, isInTab, matchesFilters } from './tabs';

const app = appUnderTest();
let company: number;
let customer: number;

beforeAll(async () => {
  const member = await aMember(app);
  company = member.company.id;
  customer = (await aCustomer(app, member.company)).id;
});

const now = today();
/** Within a month, at its ends, and around today, of which what is overdue depends. */
const DAYS = [
  ...['2026-01-01', '2026-01-15', '2026-01-31', '2026-02-01', '2026-04-10'],
  ...[addDays(now, -1), now, addDays(now, 1), addMonths(now, -1), addMonths(now, 1)],
];
const day = fc.constantFrom(...DAYS);
const status = fc.constantFrom(3, 4, 5, 6, 7);
const values = fc.record({
  day,
  due: day,
  status,
  total: fc.integer({ min: -3, max: 3 }),
  credit: fc.boolean(),
  credited: fc.nat(2),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), values, rows: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('update' as const), values, from: day }),
  fc.record({ kind: fc.constant('delete' as const), from: day }),
);

const end = fc.constantFrom('', ...DAYS);
const filters: fc.Arbitrary<Filters> = fc.record({
  from: end,
  to: end,
  expired: fc.constantFrom('all' as const, 'expired' as const, 'not_expired' as const),
});

type Values = {
  day: string;
  due: string;
  status: number;
  total: number;
  credit: boolean;
  credited: number;
};
type Step =
  | { kind: 'insert'; values: Values; rows: number }
  | { kind: 'update'; values: Values; from: string }
  | { kind: 'delete'; from: string };

const plain: Values = {
  day: '2026-01-01',
  due: '2026-01-02',
  status: 5,
  total: 1,
  credit: false,
  credited: 0,
};

describe('invoice_tally', () => {
  it('equals a recount after whatever happened to the invoices', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const each of steps) await app.db.execute(statementOf(each));
        expect(await tally()).toEqual(await recount());
        expect(await monthTally()).toEqual(await recountMonths());
        await app.db.execute(sql`delete from invoice`);
        expect([await tally(), await monthTally()]).toEqual([[], []]);
      }),
      { numRuns: 25 },
    );
  });

  it('is exact after eight at once, some of whom took it all back', async () => {
    const steps = fc.sample(step, 80);
    const work = (at: number) =>
      transaction(app.db, async (tx) => {
        await tx.execute(statementOf(steps[at] as Step));
        if (at % 5 === 0) tx.rollback();
      }).catch((error) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    const turns = Array.from({ length: 8 }, async (_, who) => {
      for (let at = who; at < steps.length; at += 8) await work(at);
    });
    await Promise.all(turns);
    expect(await tally()).toEqual(await recount());
    expect(await monthTally()).toEqual(await recountMonths());
    await app.db.execute(sql`delete from invoice`);
  });

  it('is exact beyond a thousand of the largest invoices of a month', async () => {
    const values = { ...plain, total: MAX_EURO };
    await app.db.execute(statementOf({ kind: 'insert', rows: 1001, values }));
    expect(await tally()).toEqual(await recount());
    expect(await monthTally()).toEqual(await recountMonths());
    await app.db.execute(sql`delete from invoice`);
  });

  it('counts what the list shows, for each tab under each filter', async () => {
    const inserts = fc.array(
      fc.record({ kind: fc.constant('insert' as const), values, rows: fc.nat(3) }),
      {
        minLength: 5,
        maxLength: 10,
      },
    );
    const asked = fc.array(filters, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(inserts, asked, async (steps, questions) => {
        for (const each of steps) await app.db.execute(statementOf(each));
        for (const each of questions)
          expect([each, await countInvoices(app.db, company, each)]).toEqual([
            each,
            await countRows(each),
          ]);
        await app.db.execute(sql`delete from invoice`);
      }),
      { numRuns: 15 },
    );
  });

  it('is not touched by a change that it does not show', async () => {
    await app.db.execute(statementOf({ kind: 'insert', rows: 1, values: plain }));
    const version = () => app.db.execute(sql`select xmin::text from invoice_tally`);
    const before = await version();
    await app.db.execute(sql`update invoice set description = 'anders'`);
    expect((await version()).rows).toEqual(before.rows);
  });
});

/** Statements over several rows too, for that is what the trigger sees. */
function statementOf(step: Step) {
  if (step.kind === 'delete') return sql`delete from invoice where date = ${step.from}`;
  const { day, due, status, total, credit, credited } = step.values;
  const paid = total / 2;
  if (step.kind === 'update')
    return sql`update invoice set date = ${day}, expiration_date = ${due}, status = ${status},
      total = ${total}, total_ex_tax = total + 1, amount_paid = ${paid}, is_credit = ${credit},
      credited = ${credited}
      where date = ${step.from}`;
  return sql`insert into invoice (relation_id, to_relation_id, status, date, expiration_date, total,
      total_ex_tax, amount_paid, is_credit, credited, customer_name)
    select ${company}, ${customer}, ${status}::int, ${day}::date, ${due}::date, ${total}::numeric,
      ${total}::numeric, ${paid}::numeric, ${credit}::boolean, ${credited}::numeric,
      'Klant'
    from generate_series(1, ${step.rows}::int)`;
}

/** The same as {@link countInvoices}, of the invoices themselves. */
const countRows = async (asked: Filters) => {
  const tabs = INVOICE_TABS.filter((tab) => tab !== 'recurring');
  const columns = tabs.map(
    (tab) => sql`(count(*) filter (where ${isInTab(tab)}))::int as ${sql.identifier(tab)}`,
  );
  const { rows } = await app.db.execute(
    sql`select ${sql.join(columns, sql`, `)} from invoice where ${matchesFilters(company, asked)}`,
  );
  return { ...rows[0], recurring: 0 };
};

const monthTally = async () =>
  (
    await app.db.execute(sql`
      select relation_id, date::text, status, due_date::text, invoices, total, total_ex_tax,
        amount_paid, open_amount
      from invoice_month_tally order by 1, 2, 3, 4`)
  ).rows;

/** From the days, that {@link recount} has looked after. */
const recountMonths = async () =>
  (
    await app.db.execute(sql`
      select relation_id, date_trunc('month', date::timestamp)::date::text as date, status,
        date_trunc('month', due_date::timestamp)::date::text as due_date, sum(invoices)::int as invoices,
        sum(total) as total, sum(total_ex_tax) as total_ex_tax, sum(amount_paid) as amount_paid,
        sum(open_amount) as open_amount
      from invoice_tally group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  ).rows;

const tally = async () =>
  (
    await app.db.execute(sql`
      select relation_id, date::text, status, due_date::text, invoices, total, total_ex_tax,
        amount_paid, open_amount
      from invoice_tally order by 1, 2, 3, 4`)
  ).rows;

/** Written out anew, without the columns that the database makes up itself. */
const recount = async () =>
  (
    await app.db.execute(sql`
      select relation_id, date::text, status, due_date::text, count(*)::int as invoices,
        sum(sign * total) as total, sum(sign * total_ex_tax) as total_ex_tax,
        sum(sign * amount_paid) as amount_paid, sum(owed) as open_amount
      from (select *, case when owed > 0 then expiration_date when owed < 0 then '9999-12-31'
          else 'infinity' end as due_date
        from (select relation_id, date, status, expiration_date, total, total_ex_tax, amount_paid,
            case when is_credit then -1 else 1 end as sign,
            case when status not in (5, 6) or is_credit then 0.00
              when total < 0 and total > amount_paid + credited then 0.00
              when total >= 0 and total < amount_paid + credited then 0.00
              else total - amount_paid - credited end as owed
          from invoice) as signed) as dated
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  ).rows;
