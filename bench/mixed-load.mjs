import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, freePorts } from '../tools/ports.mjs';
import { root, run } from '../tools/run.mjs';
import { chooseOffice, ended, inBooks, linkedFirm } from './linked-firm.mjs';
import { BOOKKEEPER, OWNER } from './mixed-users.mjs';
import { callsOf, inSeededFolder, signedIn } from './seeded-api.mjs';
import { startNodes } from './several-nodes.mjs';
import { watchWorld } from './watch-world.mjs';

/** Of ten users so many are of the firm. */
const BOOKKEEPERS = 2;
const THINK_MS = 1_000;
const FIRM = 'kantoor@boekwerk.example';
const OFFICES = ['1001', '1002'];
/** Several of a company work at the same time where there are many. */
const companiesOf = (users) => Math.min(40, users);
/** Before it counts. */
const WARM_MS = 20_000;

/**
 * Users who each do one thing after the other, with a second of thought between two: four in five times they read, else
 * they save, send by e-mail, hand in or book. All of it goes through the gateway, with the worker, the mail box and the
 * accounting package beside it.
 *
 * @param {{ users: number, minutes: number, databaseUrl?: string, serverPid?: number, nodes?: number }} size `nodes` is how many APIs there are, with a worker each; one when left out
 * @returns {Promise<{ per_second: number, calls: { name: string, count: number, p50: number, p95: number, p99: number }[],
 * all: { p50: number, p95: number, p99: number }, errors: string[], watched: import('./watch-world.mjs').Watched, wrong: string[] }>}
 * milliseconds; `wrong` is what is stored since and must not be
 */
export const measureMixedLoad = ({ users, minutes, databaseUrl, serverPid, nodes = 1 }) =>
  inSeededFolder(
    { seed: 'seed-mixed-load.ts', count: companiesOf(users), databaseUrl },
    async (env) => {
      const [ports, metricsPort] = [await freePorts(), await freePort()];
      // The gateway gives its figures on the port after it, which no other API may be given.
      await freePort();
      // The seed made no lines and no parties of old invoices.
      const before = await lookedAt(env);
      let figures;
      const place = {
        ...ports,
        ...{ dataDir: env.DATA_DIR, wwwDir: path.join(root, '.www'), demo: false },
        env: { ...env, METRICS_PORT: String(metricsPort) },
      };
      const world = await startNodes(place, nodes);
      try {
        const url = `http://127.0.0.1:${ports.port}`;
        const all = await usersOf(`${url}/api`, companiesOf(users), users);
        await Promise.all(all.map((user) => live(user, Date.now() + WARM_MS, [])));
        const done = [];
        const until = Date.now() + minutes * 60_000;
        const watch = watchWorld({ url, metricsPort, pids: [world.api.pid, serverPid], until });
        await Promise.all(all.map((user) => live(user, until, done)));
        figures = { ...figuresOf(done, minutes), watched: await watch };
      } finally {
        await world.stop();
      }
      const wrong = (await lookedAt(env)).filter((line) => !before.includes(line));
      return { ...figures, wrong };
    },
  );

async function usersOf(api, companies, count) {
  const firm = await linkedFirm(api, FIRM);
  const { data } = await firm.call(`/relations/v1/relation/${firm.relation_id}/enterprises`);
  const books = await Promise.all(
    OFFICES.map((office, n) => openBooks(api, { firm, office, client: data[n].enterprise })),
  );
  const isBookkeeper = (n) => n % 10 < BOOKKEEPERS;
  const inOneBooks = Math.ceil((count * BOOKKEEPERS) / 10 / books.length);
  const share = Math.floor(books[0].documents.length / inOneBooks);
  const all = [];
  for (let n = 0; n < count; n++)
    all.push(isBookkeeper(n) ? bookkeeper(books, n, share) : await owner(api, companies, n));
  return all;
}

async function owner(api, companies, n) {
  const call = callsOf(await signedIn(api, `eigenaar${1 + (n % companies)}@boekwerk.example`));
  const { data } = await call('/invoicing/v1/invoices?itemsPerPage=100');
  return { n, actions: OWNER, call, ids: data.map(({ id }) => id), concepts: [], handedIn: 0 };
}

/** Several share the books of a client: each has so many documents of their own. */
function bookkeeper(books, n, share) {
  const own = books[n % books.length];
  const documents = own.documents.splice(0, share);
  return { n, actions: BOOKKEEPER, ...own, documents, handedIn: 0 };
}

async function openBooks(api, { firm, office, client }) {
  // Whoever goes into books leaves those that they were in.
  const call = await inBooks(await signedIn(api, FIRM), client.id);
  const of = { relation_id: client.id, credentials_id: firm.credentials_id };
  await ended(
    call,
    await chooseOffice(call, { ...of, office_code: office, office_name: client.name }),
  );
  const documents = [];
  for (let page = 1; page <= 50; page++) {
    const list = `/administrations/v1/bookingitems?tab=to_book&itemsPerPage=100&page=${page}`;
    documents.push(...(await call(list)).data.map(({ id }) => id));
  }
  return { call, documents, booking: await bookingForm(call) };
}

async function bookingForm(call) {
  const { data: suppliers } = await call('/relations/v1/clients');
  const { data: creditors } = await call('/administrations/v1/relations/uncoupled?type=5');
  await call('/administrations/v1/relation/save', {
    method: 'PUT',
    body: { relation_id: suppliers[0].id, id: creditors[0].id },
  });
  const account = async (type, fits = () => true) =>
    (await call(`/administrations/v1/ledgeraccounts?type=${type}`)).find(fits).id;
  return {
    ...{ date: `${new Date().getFullYear()}-03-14`, description: 'Meel van maart' },
    ...{ supplier_relation_id: suppliers[0].id, amount: 121, currency: 'EUR' },
    ledger_account_id: await account(0, ({ code }) => code === '1600'),
    booking_lines: [
      {
        ...{ value: 100, vat: 21, description: '', foreign_sale_type: null, supplier_tax_code: '' },
        ...{ cost_place_ledger_account_id: null, project_ledger_account_id: null },
        ledger_account_id: await account(1),
        vat_ledger_account_id: await account(7, ({ code }) => code === 'IH'),
      },
    ],
  };
}

/** Does what the user does, until the time is over. */
async function live(user, until, done) {
  await wait(Math.random() * THINK_MS);
  while (Date.now() < until) {
    const action = nextOf(user.actions);
    const started = performance.now();
    const error = await action.act(user).then(
      () => null,
      (failed) => String(failed),
    );
    done.push({ name: action.name, ms: performance.now() - started, error });
    await wait(-Math.log(1 - Math.random()) * THINK_MS);
  }
}

function nextOf(actions) {
  // One for each part of its weight: they are whole numbers.
  const parts = actions.flatMap((action) => Array(action.weight).fill(action));
  return parts[Math.floor(Math.random() * parts.length)];
}

function figuresOf(done, minutes) {
  const names = [...new Set(done.map(({ name }) => name))].sort();
  return {
    per_second: done.length / (minutes * 60),
    all: percentiles(done),
    calls: names.map((name) => {
      const own = done.filter((each) => each.name === name);
      return { name, count: own.length, ...percentiles(own) };
    }),
    errors: done.flatMap(({ name, error }) => (error ? [`${name}: ${error}`] : [])),
  };
}

function percentiles(done) {
  const times = done.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** What is stored, held against all that must be so in it: a line for each thing that is not. */
async function lookedAt(env) {
  const script = path.join(root, '.build/api/verify.js');
  const { output } = await run(process.execPath, [script, '--thorough'], {
    env: { ...env, LOG_LEVEL: 'silent' },
    quiet: true,
  });
  return output.split('\n').filter((line) => /^(?:WRONG| )/.test(line));
}
