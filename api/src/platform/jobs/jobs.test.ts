import { sql } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { change } from '../change';

declare module './jobs' {
  interface JobData {
    count: { by: number };
    stumble: { times: number };
  }
}

const app = appUnderTest({
  extend: ({ jobs }) => {
    jobs.handle({ name: 'count', seconds: 60 }, async ({ by }) => void counted.push(by));
    jobs.handle({ name: 'stumble', seconds: 60 }, async ({ times }) => {
      if (++tries <= times) throw new Error('not yet');
    });
  },
});
let counted: number[] = [];
let tries = 0;

beforeEach(() => {
  counted = [];
  tries = 0;
});

/** Lets what waits for later be due. */
const passTime = () => app.db.execute(sql`UPDATE pgboss.job SET start_after = now()`);

it('a job is done after its transaction was committed', async () => {
  await change(app, async ({ queue }) => {
    await queue('count', { by: 2 });
  });
  expect(counted).toEqual([]);
  await app.jobs.drain();
  expect(counted).toEqual([2]);
});

it('a job of a transaction that failed is never done', async () => {
  const failing = change(app, async ({ queue }) => {
    await queue('count', { by: 3 });
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  await app.jobs.drain();
  expect(counted).toEqual([]);
});

it('of jobs with one key only one waits', async () => {
  await change(app, async ({ queue }) => {
    for (const by of [1, 2, 3]) await queue('count', { by }, { singletonKey: 'same' });
  });
  await app.jobs.drain();
  expect(counted).toEqual([1]);
});

it('a job that fails is tried again later, until it works', async () => {
  await change(app, ({ queue }) => queue('stumble', { times: 2 }));
  await app.jobs.drain();
  expect(tries).toBe(1);
  for (let i = 0; i < 3; i++) {
    await passTime();
    await app.jobs.drain();
  }
  expect(tries).toBe(3);
});

it('a job for later waits until then', async () => {
  await change(app, ({ queue }) =>
    queue('count', { by: 5 }, { startAfter: new Date(Date.now() + 60_000) }),
  );
  await app.jobs.drain();
  expect(counted).toEqual([]);
  await passTime();
  await app.jobs.drain();
  expect(counted).toEqual([5]);
});

it('a queue that an earlier version made is given the settings of this one', async () => {
  const settings = () =>
    app.db.execute(sql`SELECT retry_limit, retry_delay FROM pgboss.queue WHERE name = 'count'`);
  const { rows: asMade } = await settings();
  await app.db.execute(sql`UPDATE pgboss.queue SET retry_limit = 1 WHERE name = 'count'`);
  await app.jobs.stop();
  await app.jobs.start();
  expect((await settings()).rows).toEqual(asMade);
  expect(asMade).toEqual([{ retry_limit: 5, retry_delay: 5 }]);
});

it('a job of which the worker says nothing more for a while is done by another', async () => {
  await change(app, ({ queue }) => queue('count', { by: 7 }));
  const taken = (seconds: number) =>
    app.db.execute(sql`UPDATE pgboss.job
      SET state = 'active', started_on = now() - make_interval(secs => ${seconds})
      WHERE name = 'count' AND state IN ('created', 'active')`);
  await taken(10);
  await app.jobs.drain();
  expect(await states('count')).toContain('active');

  await taken(16);
  await app.jobs.drain();
  await passTime();
  await app.jobs.drain();
  expect(counted).toEqual([7]);
});

const states = async (name: string) =>
  (
    await app.db.execute<{ state: string }>(sql`SELECT state FROM pgboss.job WHERE name = ${name}`)
  ).rows.map(({ state }) => state);
