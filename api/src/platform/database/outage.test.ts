import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { type ApiProcess, startApi } from '../../testing/api-process';
import { aCustomer, aMember } from '../../testing/builders';
import { startWriter, type Written } from '../../testing/outage-writers';
import { isWhole } from '../../testing/slice';
import { smtpCatcher } from '../../testing/smtp-catcher';
import { onPostgres } from '../../testing/test-database';
import type { App } from '../app';
import { connectServer } from './connect';

/** How long the server is away, or is troubled. */
const AWAY_MS = isWhole ? 30_000 : 2000;
const WRITERS = 6;

type Server = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

let postgres: Server;
let api: ApiProcess;
let mail: Awaited<ReturnType<typeof smtpCatcher>>;

// A server of its own, since it is stopped; without PostgreSQL on the machine there is nothing to stop.
const suite = onPostgres ? describe : describe.skip;

suite('a process on PostgreSQL', () => {
  beforeAll(async () => {
    const started = await startPostgres({ durable: true });
    if (!started) throw new Error('these tests stop a PostgreSQL server: install one');
    postgres = started;
    mail = await smtpCatcher();
    api = await startApi({ DATABASE_URL: postgres.url, SMTP_URL: mail.url });
  }, 120_000);
  afterAll(async () => {
    await api?.stop();
    await mail?.close();
    await postgres?.stop();
  });

  it.each<[string, () => Promise<void>]>([
    ['connections are cut at random', cutConnections],
    ['the server is stopped and started', () => restart('SIGINT')],
    ['the server is killed and started', () => restart('SIGKILL')],
  ])(
    'loses nothing that was answered and does nothing twice when %s under six writers',
    async (_, trouble) => {
      const { customer, headers, relation_id } = await aSender();
      let isOver = false;
      const target = { url: api.url, headers, customer };
      const writers = Array.from({ length: WRITERS }, () => startWriter(target, () => isOver));
      await wait(500);
      await trouble();
      await untilReady();
      await wait(500);
      isOver = true;
      await Promise.all(writers.map(({ done }) => done));

      expect(api.isAlive()).toBe(true);
      const written = writers.flatMap((writer) => writer.written);
      expect(await sentBy(relation_id)).toEqual(expected(written));
      for (const { status, body, retryAfter } of written.flatMap(({ refusals }) => refusals)) {
        expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '5' });
        expect(JSON.parse(body).message).toBe(
          'De gegevens zijn even niet bereikbaar. Probeer het zo opnieuw.',
        );
      }
      await untilMailed(written.filter(({ isMailed }) => isMailed));
    },
    240_000,
  );
});

/** Somebody who sends invoices, in a company of their own: its numbers begin at 1. */
async function aSender() {
  const { db, close } = connectServer(postgres.url, () => {});
  const app = { db } as App; // the builders want its database only
  const { company, headers } = await aMember(app);
  const customer = await aCustomer(app, company);
  await close();
  return { customer, headers, relation_id: company.id };
}

async function cutConnections() {
  for (const until = Date.now() + AWAY_MS; Date.now() < until; await wait(50))
    await ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'boekwerk' ORDER BY random() LIMIT 2`);
}

async function restart(signal: 'SIGINT' | 'SIGKILL') {
  await postgres.halt(signal);
  await wait(AWAY_MS / 2);
  expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${api.url}/api/ready`)).status).toBe(503);
  await wait(AWAY_MS / 2);
  await postgres.resume();
}

async function untilReady() {
  while (!(await fetch(`${api.url}/api/ready`)).ok) await wait(50);
}

/** Each reference once, with its number, in the order of the numbers; these follow on each other. */
const expected = (written: Written[]) =>
  written
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .map(({ reference, number }, at) => {
      expect(number).toBe(`2026-${String(at + 1).padStart(4, '0')}`);
      return { reference, invoice_number: number };
    });

const sentBy = (relation_id: number) =>
  ask(
    'SELECT reference, invoice_number FROM invoice WHERE relation_id = $1 ORDER BY prefix_id, id',
    [relation_id],
  );

/** Every mail arrives; one that was cut off on its way may come a second time. */
async function untilMailed(written: Written[]) {
  const copies = () =>
    written.map(
      ({ reference }) => mail.caught.filter(({ to }) => to[0]?.startsWith(reference)).length,
    );
  while (copies().includes(0)) await wait(200);
  expect(Math.max(...copies())).toBeLessThanOrEqual(2);
}

async function ask(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
