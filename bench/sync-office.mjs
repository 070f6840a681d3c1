import { inDemo } from './in-demo.mjs';
import { chooseOffice, ended, inBooks, linkedFirm } from './linked-firm.mjs';
import { callsOf, signedIn } from './seeded-api.mjs';

const OFFICE = 'VISSER/1004';
const DIMENSIONS = [
  ['BAS', 1_000],
  ['PNL', 1_000],
  ['DEB', 5_000],
  ['CRD', 5_000],
];
const IDLE_REQUESTS = 200;

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
    const firm = await linkedFirm(api, 'boekhouder@boekwerk.example');
    const { data } = await firm.call(`/relations/v1/relation/${firm.relation_id}/enterprises`);
    const relation_id = data[0].enterprise.id;
    const bookkeeper = await inBooks(firm.who, relation_id);
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
    const task = await chooseOffice(bookkeeper, {
      ...{ relation_id, credentials_id: firm.credentials_id },
      ...{ office_code: '1004', office_name: 'Visser, eigen administratie' },
    });
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

async function post(address, body) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
}

const p95 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
