import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../tools/ports.mjs';
import { root } from '../tools/run.mjs';
import { startService } from '../tools/services.mjs';
import { answersPerSecond } from './answers-per-second.mjs';
import { cpuTime } from './cpu-time.mjs';
import { callsOf, inSeededFolder, signedIn, withApi } from './seeded-api.mjs';
import { threeLines } from './three-lines.mjs';

const SENDERS = 8;
/** The seed made a hundred: half are sent alone, half while PDFs are made. */
const SENT = 50;

const year = new Date().getFullYear();

/** What is asked, by whom; `:id` stands for an invoice, `:firm` for the firm. */
const READS = {
  'invoices, first page': '/invoicing/v1/invoices',
  'invoices, hundred rows': '/invoicing/v1/invoices?itemsPerPage=100',
  customers: '/relations/v1/clients',
  'clients of a firm': '/relations/v1/relation/:firm/enterprises',
  documents: '/administrations/v1/bookingitems',
  questions: '/administrations/v1/pendinglogs',
  products: '/invoicing/v1/products',
  recurrences: '/invoicing/v1/recurrence',
  'one invoice': '/invoicing/v1/invoice/:id',
  'counters of the dashboard': '/invoicing/v1/stats',
  'turnover and VAT of a quarter': `/administrations/v1/financialstats?start=${year}-01-01&end=${year}-03-31`,
  'turnover per month': '/invoicing/v1/revenue',
};

/**
 * How much the API does a second for eight who ask at once: answers of each call, concepts saved, and invoices sent by
 * eight companies, without and with PDFs made beside it. A bare route is asked before each call, so that both had the
 * same machine.
 *
 * @typedef {{ call: string, per_second: number, bare: number, cpu_ms: number }} Row `bare` is how often a second the bare
 * route answered, NaN for the embedded database; `cpu_ms` is what one answer cost the API and its database
 * @param {{ count: number, databaseUrl?: string, serverPid?: number }} size
 * @returns {Promise<Row[]>} the first row is the bare route itself, where there is a server
 */
export const measureThroughput = (size) =>
  inSeededFolder({ ...size, seed: 'seed-throughput.ts' }, (env) =>
    withBareRoute(size, env, async (bare) => {
      const rows = [];
      if (bare) rows.push({ call: BARE, ...(await timed(bare.pids, bare.ask)), bare: Number.NaN });
      const note = async (call, pid, work) => {
        const pids = [pid, ...(size.serverPid ? [size.serverPid] : [])];
        rows.push({
          call,
          bare: bare ? await bare.ask() : Number.NaN,
          ...(await timed(pids, work)),
        });
      };
      await withApi(env, async (api, pid) => {
        for (const [call, ask] of Object.entries(await readsOf(api))) await note(call, pid, ask);
        await note('save a concept', pid, await savesOf(api));
        const send = await sendsOf(api);
        await note('send, eight companies', pid, send);
      });
      await withApi({ ...env, WORKER: 'on' }, async (api, pid) => {
        const before = countPdfs(env.DATA_DIR);
        const send = await sendsOf(api);
        const started = performance.now();
        await note('send, eight companies, PDFs beside it', pid, send);
        const pdfs = countPdfs(env.DATA_DIR) - before;
        const per_second = pdfs / ((performance.now() - started) / 1000);
        rows.push({ call: 'PDFs beside it', per_second, bare: Number.NaN, cpu_ms: Number.NaN });
      });
      return rows;
    }),
  );

const BARE = 'bare Fastify and pg, ten invoices';
const WARM_MS = 700;
const MEASURE_MS = 2_500;
const BARE_MS = 1_000;

/** Does `work`, which says how often a second it did it, and says what one cost. */
async function timed(pids, work) {
  const [started, used] = [performance.now(), cpuTime(pids)];
  const per_second = await work();
  const seconds = (performance.now() - started) / 1000;
  return { per_second, cpu_ms: (cpuTime(pids) - used) / (per_second * seconds) };
}

/** @param {(bare: { pids: number[], ask: () => Promise<number> } | null) => Promise<Row[]>} measure */
async function withBareRoute({ databaseUrl, serverPid }, env, measure) {
  if (!databaseUrl) return measure(null);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = await startService('The bare route', [path.join(root, 'bench/bare-route.mjs')], {
    env: { ...env, NODE_ENV: 'production', API_PORT: String(port) },
    ready: `${address}/ready`,
    log: path.join(env.DATA_DIR, 'logs/bare.log'),
  });
  try {
    await answersPerSecond(address, WARM_MS);
    const ask = () => answersPerSecond(address, BARE_MS);
    return await measure({ pids: [service.pid, serverPid], ask });
  } finally {
    await service.stop();
  }
}

async function readsOf(api) {
  const owner = await signedIn(api);
  const accountant = await signedIn(api, 'kantoor@boekwerk.example');
  const { data } = await callsOf(owner)('/invoicing/v1/invoices?tab=paid');
  const { relation } = await callsOf(accountant)('/relations/v1/default');
  const figures = {};
  for (const [call, pattern] of Object.entries(READS)) {
    const { authorization } = pattern.includes(':firm') ? accountant : owner;
    const url = api + pattern.replace(':id', data[0].id).replace(':firm', relation.id);
    figures[call] = await warmed(url, { authorization });
  }
  return figures;
}

/** A call that was made for a while before it counts. */
async function warmed(url, request) {
  await answersPerSecond(url, WARM_MS, request);
  return () => answersPerSecond(url, MEASURE_MS, request);
}

async function savesOf(api) {
  const { authorization } = await signedIn(api);
  const body = await threeLines(callsOf({ api, authorization }));
  return warmed(`${api}/invoicing/v1/invoice`, { method: 'POST', authorization, body });
}

/**
 * Eight companies send by hand, each the next one as soon as the last is answered.
 *
 * @throws when a company's numbers have a gap
 */
async function sendsOf(api) {
  const companies = await Promise.all(
    Array.from({ length: SENDERS }, async (_, n) => {
      const call = callsOf(await signedIn(api, `zender${n + 1}@boekwerk.example`));
      const list = await call(
        '/invoicing/v1/invoices?search=te%20verzenden&tab=concept&itemsPerPage=100',
      );
      return { call, ids: list.data.slice(0, SENT).map(({ id }) => id) };
    }),
  );
  return async () => {
    const started = performance.now();
    const numbers = await Promise.all(companies.map(sendAll));
    for (const given of numbers)
      if (given.some((number, at) => at > 0 && number !== given[at - 1] + 1))
        throw new Error(`numbers with a gap: ${given}`);
    return (SENDERS * SENT) / ((performance.now() - started) / 1000);
  };
}

async function sendAll({ call, ids }) {
  const numbers = [];
  for (const id of ids) {
    const init = { method: 'PUT', body: { is_confirmed: true } };
    const { invoice_number } = await call(`/invoicing/v1/invoice/${id}/sent`, init);
    numbers.push(Number(invoice_number.split('-').at(-1)));
  }
  return numbers;
}

/** The invoices that are kept as a file. */
function countPdfs(dataDir) {
  const files = fs.readdirSync(path.join(dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return files.filter((entry) => entry.isFile() && isPdf(path.join(entry.parentPath, entry.name)))
    .length;
}

const isPdf = (file) => fs.readFileSync(file).subarray(0, 5).toString() === '%PDF-';
