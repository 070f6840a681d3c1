import { setTimeout as wait } from 'node:timers/promises';
import { inDemo } from './in-demo.mjs';
import { callsOf, signedIn, signIn } from './seeded-api.mjs';

const OFFICE = 'VISSER/1004';
const DIMENSIONS = [
  ['BAS', 1_000],
  ['PNL', 1_000],
  ['DEB', 5_000],
  ['CRD', 5_000],
];
const IDLE_REQUESTS = 200;
const POLL_MS = 250;

/**
 * Reads an office with 2.000 accounts and 10.000 relations, while somebody else asks for invoices, one request after the
 * other.
 *
 * @param {{ databaseUrl?: string }} size
 * @returns {Promise<{ seconds: number, calls: number, idle_p95: number, p95: number }>} `calls` are those to the
 * accounting package; milliseconds of the other's requests, before the sync and during it
 */
export const measureSync = ({ databaseUrl }) =>
  inDemo(async ({ url, accountingUrl }) => {
    const api = `${url}/api`;
    const bookkeeper = await inClient(api);
    const owner = callsOf(await signedIn(api, 'ondernemer@boekwerk.example'));
    const askInvoices = async () => {
      const started = performance.now();
      await owner('/invoicing/v1/invoices');
      return performance.now() - started;
    };
    for (const [type, count] of DIMENSIONS)
      await post(`${accountingUrl}/_fill`, { office: OFFICE, type, count });

    const idle = [];
    for (let n = 0; n < IDLE_REQUESTS; n++) idle.push(await askInvoices());
    // Counts the calls, and does nothing to them.
    await post(`${accountingUrl}/_faults`, {
      fault: 'slow',
      call: 'any',
      times: 100_000,
      seconds: 0,
    });
    const started = performance.now();
    const task = await chooseOffice(bookkeeper);
    const busy = [];
    const over = ended(bookkeeper, task);
    let isOver = false;
    const stop = () => {
      isOver = true;
    };
    over.then(stop, stop);
    while (!isOver) busy.push(await askInvoices());
    await over;
    const seconds = (performance.now() - started) / 1000;
    const creditors = await bookkeeper('/administrations/v1/ledgeraccounts?type=5');
    if (creditors.length < 5_000) throw new Error(`${creditors.length} creditors were read`);
    const { faults } = await (await fetch(`${accountingUrl}/_faults`)).json();
    return { seconds, calls: faults[0].hits, idle_p95: p95(idle), p95: p95(busy) };
  }, databaseUrl && { DATABASE_URL: databaseUrl });

/** Somebody of the firm in a client of its, once the firm has linked its organisation anew. */
async function inClient(api) {
  const own = (await (await signIn(api, 'boekhouder@boekwerk.example')).json()).token;
  const firm = callsOf({ api, authorization: `Bearer ${own.token}` });
  const [{ id }] = await firm('/administrations/v1/credentials');
  const page = await firm(`/administrations/v1/twinfield/authorize?credentials_id=${id}`);
  const body = { id, ...(await consent(page.data)) };
  await ended(firm, await firm('/administrations/v1/credentials', { method: 'PUT', body }));
  const { data } = await firm(`/relations/v1/relation/${own.relation_id}/enterprises`);
  const relation_id = data[0].enterprise.id;
  const { token } = await firm('/auth/v1/relation', {
    method: 'PUT',
    body: { relation_id, impersonate: true },
  });
  const call = callsOf({ api, authorization: `Bearer ${token.token}` });
  return Object.assign(call, { relation_id, credentials_id: id });
}

async function consent(address) {
  const { origin, pathname, searchParams } = new URL(address);
  const answer = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({
      ...Object.fromEntries(searchParams),
      user: 'VISSER/RVISSER',
      decision: 'allow',
    }),
    redirect: 'manual',
  });
  const { code, state } = Object.fromEntries(
    new URL(answer.headers.get('location') ?? '').searchParams,
  );
  return { code, state };
}

const chooseOffice = (call) =>
  call('/administrations/v1/saveEnterprise', {
    method: 'POST',
    body: {
      relation_id: call.relation_id,
      credentials_id: call.credentials_id,
      office_code: '1004',
      office_name: 'Visser, eigen administratie',
      is_confirmed: true,
    },
  });

async function ended(call, { id }) {
  for (;;) {
    const { state, message } = await call(`/administrations/v1/accountingtask/${id}`);
    if (state === 'failed') throw new Error(message);
    if (state === 'done') return;
    await wait(POLL_MS);
  }
}

async function post(address, body) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
}

const p95 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
