import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { eq, sql } from 'drizzle-orm';
import { change } from '../platform/change';
import { mailed_code, remembered_device } from '../platform/database/schema/accounts';
import { idempotency, mail_day } from '../platform/database/schema/platform';
import { relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, aUser } from '../testing/builders';
import { onPostgres } from '../testing/test-database';
import { whileRefused } from '../testing/while-refused';

const app = appUnderTest();

it('forgets every night what is past its time, and keeps what still counts', async () => {
  const { user, company } = await aMember(app);
  const answer = { user_id: user.id, relation_id: company.id, action: 'POST /x', status: 200 };
  const old = new Date(Date.now() - 49 * 3_600_000);
  await app.db.insert(idempotency).values([
    { ...answer, key: 'old', request_hash: '', created_at: old },
    { ...answer, key: 'new', request_hash: '' },
  ]);
  const [past, coming] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
  const code = { purpose: 'reset', user_id: user.id } as const;
  await app.db.insert(mailed_code).values([
    { ...code, code_hash: 'old', expires_at: past },
    { ...code, code_hash: 'new', expires_at: coming },
  ]);
  await app.db.insert(remembered_device).values([
    { user_id: user.id, token_hash: 'old', expires_at: past },
    { user_id: user.id, token_hash: 'new', expires_at: coming },
  ]);
  const sent = { relation_id: company.id, letters: 1, recipients: 1 };
  await app.db.insert(mail_day).values([
    { ...sent, day: addDays(today(), -1) },
    { ...sent, day: today() },
  ]);
  await aMember(app);
  await app.db
    .update(session)
    .set({ created_at: sql`now() - interval '91 days'` })
    .where(sql`user_id = ${user.id}`);

  await change(app, ({ queue }) => queue('clean-up', {}));
  await app.jobs.drain();

  expect((await app.db.select().from(idempotency)).map(({ key }) => key)).toEqual(['new']);
  expect(await app.db.$count(session)).toBe(1);
  expect((await app.db.select().from(mailed_code)).map((row) => row.code_hash)).toEqual(['new']);
  const devices = await app.db.select().from(remembered_device);
  expect(devices.map((row) => row.token_hash)).toEqual(['new']);
  expect((await app.db.select().from(mail_day)).map(({ day }) => day)).toEqual([today()]);
});

it('keeps until when an invitation was good that nobody accepted, for who sends it again', async () => {
  const { company, headers } = await aMember(app);
  const invited = await aUser(app, { status: 1, password_hash: '' });
  const of = { relation_id: company.id, user_id: invited.id, type: 0, status: 1 } as const;
  const [membership] = await app.db.insert(relation_user).values(of).returning();
  const expires_at = new Date(Date.now() - 1000);
  const subject = { user_id: invited.id, relation_user_id: membership?.id, expires_at };
  await app.db.insert(mailed_code).values([
    { ...subject, purpose: 'invitation', code_hash: 'last' },
    { ...subject, purpose: 'invitation', code_hash: 'before it', used_at: expires_at },
  ]);

  await change(app, ({ queue }) => queue('clean-up', {}));
  await app.jobs.drain();

  const codes = await app.db.select().from(mailed_code).where(eq(mailed_code.user_id, invited.id));
  expect(codes.map(({ code_hash }) => code_hash)).toEqual(['last']);
  const users = (await app.http.inject({ url: '/api/users/v1/user/users', headers })).json();
  expect(users).toContainEqual(
    expect.objectContaining({ status: 1, invited_until: expires_at.toISOString() }),
  );
});

it('forgets the rest also when one kind cannot be forgotten, which is tried again later', async () => {
  const { user, company } = await aMember(app);
  const answer = { user_id: user.id, relation_id: company.id, action: 'POST /x', status: 200 };
  const created_at = new Date(Date.now() - 49 * 3_600_000);
  await app.db.insert(idempotency).values({ ...answer, key: 'old', request_hash: '', created_at });
  const device = { user_id: user.id, token_hash: 'old', expires_at: new Date(0) };
  await app.db.insert(remembered_device).values(device);
  const mine = eq(remembered_device.user_id, user.id);

  await change(app, ({ queue }) => queue('clean-up', {}));
  const refused = { before: 'DELETE', on: 'idempotency', when: `OLD.key = 'old'` } as const;
  await whileRefused(app, refused, () => app.jobs.drain());

  expect(await app.db.$count(remembered_device, mine)).toBe(0);
  const { rows } = await app.db.execute(
    sql`select output ->> 'message' as message from pgboss.job where name = 'clean-up' and state = 'retry'`,
  );
  expect(rows).toEqual([{ message: 'Error: 1 × not cleaned up' }]);
});

it('lets the database take as long as it needs to tidy up, and no statement after that', async () => {
  const { $client } = app.db;
  await app.db.execute(sql`create function slowly(n int) returns int language plpgsql immutable
    as $$ begin perform pg_sleep(0.5); return n; end $$`);
  await app.db.execute(sql`create table slow as select 1 as n`);
  await app.db.execute(sql`create index slow_n on slow (slowly(n))`);
  const hasty = await $client.connect();
  await hasty.query(`set statement_timeout = '400ms'`);
  hasty.release();

  await change(app, ({ queue }) => queue('clean-up', {}));
  await app.jobs.drain();
  await app.db.execute(sql`drop table slow`);

  const { rows } = await app.db.execute(
    sql`select state from pgboss.job where name = 'clean-up' order by created_on desc limit 1`,
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  const { rows: now } = await app.db.execute(
    sql`select current_setting('statement_timeout') as timeout`,
  );
  expect(now).toEqual([{ timeout: onPostgres ? '30s' : '0' }]);
});
