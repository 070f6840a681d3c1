import { sql } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { hasJob } from './job-of';

const app = appUnderTest();
const PATIENCE = { patience: 20 * 60 };

/** @param lastSeen how long ago somebody was there to do jobs, in minutes */
async function hasJobThatFailed(minutes: number, lastSeen: number) {
  const ago = (passed: number) => sql`now() - make_interval(mins => ${passed})`;
  await app.db.execute(sql`delete from pgboss.job where name = 'mail-invoice'`);
  await app.db.execute(sql`insert into pgboss.job (name, data, state, completed_on)
    values ('mail-invoice', '{"mail_id": 7}', 'failed', ${ago(minutes)})`);
  // What plans by itself ended with a version of before.
  await app.db.execute(sql`update pgboss.version
    set cron_on = ${ago(30 * 24 * 60)}, maintained_on = ${ago(lastSeen)}`);
  const { rows } = await app.db.execute<{ has: boolean }>(
    sql`select ${hasJob('mail-invoice', 'mail_id', sql`7`, PATIENCE)} as has`,
  );
  return rows[0]?.has;
}

it('is one that failed as long as another may still be queued, and no longer', async () => {
  expect(await hasJobThatFailed(10, 1)).toBe(true);
  expect(await hasJobThatFailed(60, 1)).toBe(false);
});

it('is one that failed right before all was stopped, however long that was', async () => {
  expect(await hasJobThatFailed(60, 55)).toBe(true);
});
