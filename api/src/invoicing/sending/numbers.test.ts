import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { inArray, sql } from 'drizzle-orm';
import { mail } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { whileRefused } from '../../testing/while-refused';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  const given = { name: 'De Gouden Lepel', payment_period: 0 };
  customer = await aCustomer(app, member.company, given);
  calls = callsOf(app, member.headers);
});

const mailing = { emails: ['chef@lepel.example'], message: 'Hierbij.' };

describe('a series of numbers', () => {
  it('counts per year of the invoice date, and looks ahead without giving a number away', async () => {
    const sent = async (date: string) =>
      (await calls.aSent(aForm(customer, { date, expiration_date: date }))).invoice_number;
    expect([await sent('2026-12-31'), await sent('2027-01-01'), await sent('2026-01-01')]).toEqual([
      ...['2026-0001', '2027-0001', '2026-0002'],
    ]);

    const year = yearOf(today());
    const { number } = (await calls.get('next-prefix')).body;
    expect((await calls.get('next-prefix')).body.number).toBe(number);
    expect(await sent(today())).toBe(number);
    expect(number).toMatch(new RegExp(`^${year}-`));
  });

  it('leaves the concept, the number and the mail as they were when it fails half-way', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const other = await calls.aConcept(aForm(customer));
    // Nothing can be queued: the mail is the last thing that sending writes.
    const refused = { before: 'INSERT', on: 'mail', when: 'true' } as const;
    const reply = await whileRefused(app, refused, () => calls.post(`invoice/${id}/send`, mailing));
    expect(reply.status).toBe(500);

    expect((await calls.get(`invoice/${id}`)).body).toMatchObject({ status: 3, mails: [] });
    expect((await calls.put(`invoice/${other.id}/sent`)).body.invoice_number).toBe('2026-0001');
  });

  it('numbers what is sent at once without a gap, also when three in ten fail on the way', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const columns =
      'relation_id, to_relation_id, status, date, expiration_date, total, total_ex_tax';
    const { rows } = await app.db.execute<{ id: number; reference: string }>(sql`
      insert into invoice (${sql.raw(columns)}, customer_name, reference)
      select ${sql.raw(columns)}, customer_name, case when n % 10 < 3 then 'stuk' else '' end
      from invoice, generate_series(1, 200) n where id = ${id} returning id, reference`);
    const broken = rows.filter(({ reference }) => reference === 'stuk').map((row) => row.id);
    // They fail after they took a number, which the next one then has to get.
    const when = `NEW.reference = 'stuk' and NEW.prefix_id is not null`;
    const replies = await whileRefused(app, { before: 'UPDATE', on: 'invoice', when }, () =>
      Promise.all(
        rows.map(async (row) => ({
          row,
          ...(await calls.post(`invoice/${row.id}/send`, mailing)),
        })),
      ),
    );

    // A busy machine may refuse some more of them.
    const failed = replies.filter(({ status }) => status !== 200).map(({ row }) => row.id);
    expect(failed).toEqual(expect.arrayContaining(broken));
    const given = replies.filter(({ status }) => status === 200).map(({ body }) => body.prefix_id);
    expect(given.length).toBeGreaterThan(0);
    expect(given.sort((a, b) => a - b)).toEqual(given.map((_, at) => at + 1));

    const left = await app.db.select().from(invoice).where(inArray(invoice.id, failed));
    expect(left).toHaveLength(failed.length);
    for (const row of left) expect(row).toMatchObject({ status: 3, invoice_number: null });
    const mails = await app.db.$count(
      mail,
      inArray(
        mail.invoice_id,
        rows.map((row) => row.id),
      ),
    );
    expect(mails).toBe(given.length);
  }, 120_000);
});
