import { testDatabase } from '../../testing/test-database';
import type { Connection } from '../database/connect';
import type { Job } from './job';
import { type Jobs, newJobs } from './jobs';
import { isDue } from './planner';

declare module './jobs' {
  interface JobData {
    tidy: Record<string, never>;
  }
}

it.each([
  ['45 3 * * *', { hour: 3, minute: 45 }, true],
  ['45 3 * * *', { hour: 3, minute: 44 }, false],
  ['45 3 * * *', { hour: 15, minute: 45 }, false],
  ['0 7 * * *', { hour: 7, minute: 0 }, true],
  ['*/15 * * * *', { hour: 9, minute: 30 }, true],
  ['*/15 * * * *', { hour: 9, minute: 31 }, false],
  ['*/15 * * * *', { hour: 0, minute: 0 }, true],
])('a job of %s is due at %j: %s', (cron, now, due) => {
  expect(isDue(cron, now)).toBe(due);
});

describe('a job that is due', () => {
  let connection: Connection;
  let jobs: Jobs;
  let done: number;
  beforeEach(async () => {
    connection = await testDatabase();
    done = 0;
    jobs = newJobs(connection.pool, { work: true, log: () => {} });
    const job: Job<'tidy'> = { name: 'tidy', seconds: 60, cron: '* * * * *' };
    jobs.handle(job, async () => void done++);
    await jobs.start();
  });
  afterEach(async () => {
    await jobs.stop();
    await connection.close();
  });

  it('is queued once a minute, however many processes look and how often', async () => {
    const other = newJobs(connection.pool, { work: true, log: () => {} });
    other.handle({ name: 'tidy', seconds: 60, cron: '* * * * *' }, async () => void done++);
    await other.start();
    await jobs.drain();
    await other.stop();
    const { rows } = await connection.pool.query("SELECT data FROM pgboss.job WHERE name = 'tidy'");
    expect([1, 2]).toContain(rows.length); // a minute may have begun meanwhile
    expect(rows[0]).toEqual({ data: {} });
    expect(done).toBe(rows.length);
  });

  it('is not looked for in a calendar, which nobody is answered during', async () => {
    expect((await connection.pool.query('SELECT FROM pgboss.schedule')).rowCount).toBe(0);
  });
});
