import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundledProgram } from '../../../../tools/bundle-programs.mjs';
import { embeddedFolder } from '../../testing/embedded-folder';
import { onPostgres, testDatabase } from '../../testing/test-database';
import { type Connection, connect } from '../database/connect';
import { type Jobs, newJobs } from './jobs';

declare module './jobs' {
  interface JobData {
    slow: Record<string, never>;
    endless: { by: number };
  }
}

/** Does nothing until it is told to end, well or badly. */
function aWork() {
  let end = { resolve: () => {}, fail: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    end = { resolve, fail: () => reject(new Error('half-way')) };
  });
  return { promise, ...end };
}

const log = (_: unknown, message: string) => {
  if (message === 'job slow lost its lease') lost.resolve();
};
let lost: ReturnType<typeof aWork>;
let connection: Connection;
let first: Jobs;
let second: Jobs;
/** What the two workers have begun, each by its own. */
let begun: string[];
let works: Record<'first' | 'second', ReturnType<typeof aWork>>;

beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

beforeEach(async () => {
  begun = [];
  lost = aWork();
  works = { first: aWork(), second: aWork() };
  const worker = (name: keyof typeof works) => {
    const jobs = newJobs(connection.pool, { work: false, log });
    jobs.handle({ name: 'slow', seconds: 0.01 }, () => {
      begun.push(name);
      return works[name].promise;
    });
    return jobs;
  };
  first = worker('first');
  second = worker('second');
  await first.start();
  await second.start();
  await first.queueIn(connection.db).queue('slow', {});
});

afterEach(async () => {
  await first.stop();
  await second.stop();
  await connection.pool.query(`DELETE FROM pgboss.job WHERE name = 'slow'`);
});

/** Lets the time of a lease go by in which the worker cannot say that it lives. */
const cutOff = () => ofJob(`started_on = now() - interval '16 seconds'`);
/** Lets what waits for later be due. */
const passTime = () => ofJob('start_after = now()');
const ofJob = (set: string) =>
  connection.pool.query(`UPDATE pgboss.job SET ${set} WHERE name IN ('slow', 'endless')`);

const stateIs = async (state: string) => {
  for (;;) {
    const { rows } = await connection.pool.query(
      `SELECT state FROM pgboss.job WHERE name = 'slow'`,
    );
    if (rows[0]?.state === state) return;
  }
};

it('a job that takes longer than it may is not begun a second time, and is done when it ends', async () => {
  await first.drain();
  await passTime();
  await second.drain();
  expect(begun).toEqual(['first']);
  works.first.resolve();
  await stateIs('completed');
});

it('a worker that could not be heard for a while keeps its job, unless another has begun it', async () => {
  await first.drain();
  await cutOff();
  await second.drain();
  works.first.resolve();
  await stateIs('completed');
  await passTime();
  await second.drain();
  expect(begun).toEqual(['first']);
});

it('who comes back after another has begun its job does not say how it ends', async () => {
  await first.drain();
  await cutOff();
  await second.drain();
  await passTime();
  await second.drain();
  expect(begun).toEqual(['first', 'second']);
  works.first.fail();
  await lost.promise;
  await stateIs('active');
  works.second.resolve();
  await stateIs('completed');
});

it('a job whose process is killed is done by the next one', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-'));
  const url = onPostgres ? await urlOf(connection) : undefined;
  if (!onPostgres) await embeddedFolder(dir);
  const script = await bundledProgram('job-child');
  const child = spawn(process.execPath, [script, url ?? '', dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  expect(String(await once(child.stdout, 'data'))).toBe('begun\n');
  child.kill('SIGKILL');
  await exit;

  const done: number[] = [];
  const next = onPostgres ? connection : await connect({ url, dir }, () => {});
  const jobs = newJobs(next.pool, { work: false, log });
  jobs.handle({ name: 'endless', seconds: 60 }, async ({ by }) => void done.push(by));
  await jobs.start();
  for (const time of [`started_on = now() - interval '16 seconds'`, 'start_after = now()']) {
    await next.pool.query(`UPDATE pgboss.job SET ${time} WHERE name = 'endless'`);
    await jobs.drain();
  }
  expect(done).toEqual([3]);
  await jobs.stop();
  if (next !== connection) await next.close();
  fs.rmSync(dir, { recursive: true });
});

async function urlOf({ pool }: Connection): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const { rows } = await pool.query('SELECT current_database() AS name');
  url.pathname = `/${rows[0].name}`;
  return url.href;
}
