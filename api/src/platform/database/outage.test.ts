import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { type ApiProcess, startApi } from '../../testing/api-process';
import { aCustomer, aMember } from '../../testing/builders';
import { startWriter, type Written } from '../../testing/outage-writers';
import { isWhole } from '../../testing/slice';
import { smallDisk } from '../../testing/small-disk';
import { smtpCatcher } from '../../testing/smtp-catcher';
import { promote, startStandby, switchBetween, withClient } from '../../testing/standby';
import { onPostgres } from '../../testing/test-database';
import type { App } from '../app';
import { connectServer } from './connect';

/** How long the server is away, or is troubled. */
const AWAY_MS = isWhole ? 30_000 : 1000;
/** How long all goes well before and after it. */
const BESIDE_MS = 250;
const WRITERS = 8;

type Server = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

let postgres: Server;
let address: Awaited<ReturnType<typeof switchBetween>>;
let api: ApiProcess;
let mail: Awaited<ReturnType<typeof smtpCatcher>>;

/** Only an administrator may make one. */
const disk = isWhole && onPostgres ? smallDisk() : null;

// A server of its own, since it is stopped; without PostgreSQL on the machine there is nothing to stop.
const suite = onPostgres ? describe : describe.skip;

suite('a process on PostgreSQL', () => {
  beforeAll(async () => {
    const started = await startPostgres({ durable: true, ...(disk && { dir: disk.dir }) });
    if (!started) throw new Error('these tests stop a PostgreSQL server: install one');
    postgres = started;
    address = await switchBetween(postgres);
    mail = await smtpCatcher();
    api = await startApi({ DATABASE_URL: address.url, SMTP_URL: mail.url });
  }, 120_000);
  afterAll(async () => {
    await api?.stop();
    await mail?.close();
    address?.close();
    await postgres?.stop();
    disk?.remove();
  });

  it.each<[string, () => Promise<void>]>([
    ['connections are cut at random', cutConnections],
    ['the server is stopped and started', () => restart('SIGINT')],
    ['the server is killed and started', () => restart('SIGKILL')],
    ['the server stands still', standStill],
    ...(disk ? [['its disk is full', fillDisk] as [string, () => Promise<void>]] : []),
    ['the server is killed and its standby takes over', takeOver],
  ])(
    'loses nothing that was answered and does nothing twice when %s under eight writers',
    async (_, trouble) => {
      const { customer, headers, relation_id } = await aSender();
      let isOver = false;
      const target = { url: api.url, headers, customer };
      const writers = Array.from({ length: WRITERS }, () => startWriter(target, () => isOver));
      await wait(BESIDE_MS);
      await trouble();
      await untilReady();
      await wait(BESIDE_MS);
      isOver = true;
      await Promise.all(writers.map(({ done }) => done));

      expect(api.isAlive()).toBe(true);
      const written = writers.flatMap((writer) => writer.written);
      expect(await sentBy(relation_id)).toEqual(expected(written));
      const said = written.flatMap(({ refusals }) =>
        refusals.map(({ body, ...told }) => ({ ...told, message: JSON.parse(body).message })),
      );
      expect(said.filter((each) => !isExpected(each, trouble))).toEqual([]);
      await untilMailed(written.filter(({ isMailed }) => isMailed));
    },
    240_000,
  );
});

const AWAY = {
  ...{ status: 503, retryAfter: '5' },
  message: 'De gegevens zijn even niet bereikbaar. Probeer het zo opnieuw.',
};
const FULL = {
  ...{ status: 507, retryAfter: '60' },
  message:
    'De schijf van de server is vol. Je gegevens zijn niet opgeslagen: probeer het later opnieuw.',
};
/** What waited as long as a statement or a call may wait. */
const SLOW = { ...AWAY, retryAfter: '15' };
const isExpected = (said: object, trouble: () => Promise<void>): boolean =>
  isDeepStrictEqual(said, AWAY) ||
  (trouble === standStill && isDeepStrictEqual(said, SLOW)) ||
  (trouble === fillDisk && isDeepStrictEqual(said, FULL));

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

/** Every process of the server, as when its disk or its machine does not answer. */
async function standStill() {
  const all = await ask('SELECT pid FROM pg_stat_activity');
  const pids = [postgres.pid, ...all.map(({ pid }) => Number(pid))];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) sendTo(pid, name);
  };
  signal('SIGSTOP');
  await wait(AWAY_MS);
  expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
  signal('SIGCONT');
}

function sendTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // One of them has ended since.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function fillDisk() {
  if (!disk) throw new Error('this machine lets nobody make a small disk');
  disk.fill();
  await wait(AWAY_MS);
  expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
  disk.free();
  // A server that cannot write what it promised ends itself; whatever keeps it up starts it again.
  await postgres.halt('SIGINT');
  await postgres.resume();
}

async function takeOver() {
  const standby = await startStandby(postgres);
  await wait(AWAY_MS / 4);
  await postgres.halt('SIGKILL');
  await promote(standby);
  address.to(standby);
  await postgres.stop();
  postgres = standby;
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

const ask = async (text: string, values: unknown[] = []) =>
  (await withClient(postgres.url, (client) => client.query(text, values))).rows;
