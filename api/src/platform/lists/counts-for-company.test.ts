import { type SQL, sql } from 'drizzle-orm';
import { aDocument } from '../../testing/a-document';
import { aCustomer, aMember } from '../../testing/builders';
import { countWaiting } from '../../testing/count-waiting';
import { type TestApp, testApp } from '../../testing/test-app';
import { onPostgres } from '../../testing/test-database';

let app: TestApp;
let company: number;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Two sent invoices, and two documents, on each of two days of one month. */
beforeEach(async () => {
  const member = await aMember(app);
  company = member.company.id;
  const customer = await aCustomer(app, member.company);
  await app.db.execute(sql`insert into invoice
    (relation_id, to_relation_id, status, date, expiration_date, total, total_ex_tax, customer_name)
    select ${company}, ${customer.id}, 5, day, '2026-03-03', 121, 100, 'Klant'
    from unnest(array['2026-02-02', '2026-02-02', '2026-02-03', '2026-02-03']::date[]) as day`);
  for (const day of ['2026-02-02', '2026-02-02', '2026-02-03', '2026-02-03'])
    await aDocument(app, member, { uploaded_date: new Date(`${day}T12:00Z`) });
});

/** One of the invoices of a day that nobody has in hand. */
const pay = (date: string) => sql`update invoice set status = 7, amount_paid = total where id = (
  select id from invoice where relation_id = ${company} and date = ${date} and status = 5
  limit 1 for update skip locked)`;
const processOf = (date: string) => sql`update booking_item set status = 1 where id = (
  select id from booking_item where relation_id = ${company} and uploaded_date::date = ${date} and status = 0
  limit 1 for update skip locked)`;
const takeNumber = () => sql`insert into invoice_counter (relation_id, prefix, year, last_number)
  values (${company}, '', 2026, 1)
  on conflict (relation_id, prefix, year) do update set last_number = invoice_counter.last_number + 1`;
const mail = () => sql`insert into mail_day (relation_id, day, letters, recipients)
  values (${company}, '2026-02-03', 1, 1)
  on conflict (relation_id, day) do update set letters = mail_day.letters + 1`;

describe('what is counted for a company', () => {
  (onPostgres ? it : it.skip).each<[string, () => SQL[], () => SQL[]]>([
    ['days of one month', () => [pay('2026-02-02'), pay('2026-02-03')], () => [pay('2026-02-03')]],
    ['a number', () => [pay('2026-02-02'), takeNumber()], () => [takeNumber(), pay('2026-02-02')]],
    [
      'days of documents',
      () => [processOf('2026-02-02'), processOf('2026-02-03')],
      () => [processOf('2026-02-03'), processOf('2026-02-02')],
    ],
    [
      'an invoice and a document',
      () => [pay('2026-02-02'), processOf('2026-02-02')],
      () => [processOf('2026-02-02'), pay('2026-02-02')],
    ],
    ['letters', () => [pay('2026-02-02'), mail()], () => [mail(), pay('2026-02-02')]],
  ])(
    'is counted by one after the other, so that two never wait for each other: %s',
    async (_, one, other) => {
      const [first, ...rest] = one() as [SQL, ...SQL[]];
      const { waiting } = await app.db.transaction(async (db) => {
        await db.execute(first);
        const waiting = app.db.transaction(async (beside) => {
          for (const statement of other()) await beside.execute(statement);
        });
        while ((await countWaiting(app.db)) === 0);
        for (const statement of rest) await db.execute(statement);
        return { waiting };
      });
      await expect(waiting).resolves.toBeUndefined();
    },
  );
});
