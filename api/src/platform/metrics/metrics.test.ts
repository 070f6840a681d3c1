import { sql } from 'drizzle-orm';
import { freePort } from '../../../../tools/ports.mjs';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember } from '../../testing/builders';
import { change } from '../change';
import { busy } from '../errors';
import { serveMetrics } from './serve-metrics';

const app = appUnderTest({
  config: { metricsPort: 1 },
  extend: ({ http, db }) => {
    http.get('/api/fails/:code', ({ params }) => {
      const { code } = params as { code: string };
      return db.execute(sql.raw(`do $$ begin raise 'no' using errcode = '${code}'; end $$`));
    });
    http.get('/api/waits', () => {
      throw busy('pages');
    });
  },
});

async function metrics() {
  const { text } = (await app.metrics?.text()) ?? { text: '' };
  return (line: string) =>
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1);
}

it('counts calls by the pattern of their route, never by what is in them', async () => {
  await app.http.inject({ url: '/api/files/abc' });
  await app.http.inject({ url: '/api/nothing/like/this' });
  const of = await metrics();
  const count = (route: string) =>
    of(`http_request_duration_seconds_count{method="GET",route="${route}",status_code="404"}`);
  expect(count('/api/files/:token')).toBe('1');
  expect(count('(no route)')).toBe('1');
});

describe('calls that could not be done now', () => {
  const putOff = async (hindrance: string) =>
    Number((await metrics())(`http_calls_put_off_total{hindrance="${hindrance}"}`) ?? 0);

  it.each([
    ['statement', '/api/fails/57014', '15'],
    ['database', '/api/fails/57P01', '5'],
    ['deadlock', '/api/fails/40P01', '5'],
    ['database', '/api/fails/25P03', '5'],
    ['pages', '/api/waits', '5'],
  ])('are counted by what was in the way: %s', async (hindrance, url, seconds) => {
    const before = await putOff(hindrance);
    const { statusCode, headers } = await app.http.inject({ url });
    // Our pages try again by themselves up to ten seconds later.
    expect([statusCode, headers['retry-after']]).toEqual([503, seconds]);
    expect(await putOff(hindrance)).toBe(before + 1);
  });

  it('are counted as such when all connections are in use', async () => {
    const { headers } = await aMember(app);
    const pool = app.db.$client;
    const before = pool.options.connectionTimeoutMillis;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    pool.options.connectionTimeoutMillis = 20;
    try {
      const answer = await app.http.inject({ url: '/api/users/v1/user', headers });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '15']);
    } finally {
      pool.options.connectionTimeoutMillis = before;
      for (const client of held) client.release();
    }
    expect(await putOff('connection')).toBe(1);
    expect(await putOff('other')).toBe(0);
  });
});

it('tells how many jobs wait and for how long, and of each that was done', async () => {
  const tenSecondsAgo = new Date(Date.now() - 10_000);
  await change(app, ({ queue }) => queue('sweep-files', {}, { startAfter: tenSecondsAgo }));
  const waiting = await metrics();
  expect(waiting('db_up')).toBe('1');
  expect(waiting('job_queue_depth{queue="sweep-files"}')).toBe('1');
  await app.jobs.drain();
  const done = await metrics();
  expect(done('job_queue_depth{queue="sweep-files"}')).toBe('0');
  expect(done('job_duration_seconds_count{queue="sweep-files",outcome="completed"}')).toBe('1');
});

it('tells of the process and its connections', async () => {
  const of = await metrics();
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'db_pool_connections{state="used"}',
    'db_pool_waiting',
  ])
    expect(Number(of(name))).toBeGreaterThanOrEqual(0);
});

it('is on a port of its own, and not among the calls', async () => {
  expect((await app.http.inject({ url: '/metrics' })).statusCode).toBe(404);
  if (!app.metrics) throw new Error('no metrics');
  const port = await freePort();
  const close = await serveMetrics(app.metrics, { host: '127.0.0.1', port });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch('text/plain');
  expect(await answer.text()).toMatch('# TYPE http_request_duration_seconds histogram');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  close();
});
