import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { aCustomer, aMember } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let app: TestApp;
let company: number;
let customer: number;

beforeAll(async () => {
  app = await testApp();
  const member = await aMember(app);
  company = member.company.id;
  customer = (await aCustomer(app, member.company)).id;
});
afterAll(() => app.close());

const day = fc.integer({ min: 1, max: 4 }).map((n) => `2026-01-0${n}`);
const status = fc.constantFrom(3, 4, 5, 6, 7);
const values = fc.record({
  ...{ day, due: day, status, total: fc.integer({ min: -3, max: 3 }), credit: fc.boolean() },
  credited: fc.nat(2),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), values, rows: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('update' as const), values, from: day }),
  fc.record({ kind: fc.constant('delete' as const), from: day }),
);

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
  ...{ day: '2026-01-01', due: '2026-01-02', status: 5, total: 1 },
  ...{ credit: false, credited: 0 },
};

describe('invoice_tally', () => {
  it('equals a recount after whatever happened to the invoices', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const each of steps) await app.db.execute(statementOf(each));
        expect(await tally()).toEqual(await recount());
        await app.db.execute(sql`delete from invoice`);
        expect(await tally()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

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
      from (select *, case when owed > 0 then expiration_date else 'infinity' end as due_date
        from (select relation_id, date, status, expiration_date, total, total_ex_tax, amount_paid,
            case when is_credit then -1 else 1 end as sign,
            case when status not in (5, 6) or is_credit then 0.00
              when total < 0 and total > amount_paid + credited then 0.00
              when total >= 0 and total < amount_paid + credited then 0.00
              else total - amount_paid - credited end as owed
          from invoice) as signed) as dated
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  ).rows;
