import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../tools/ports.mjs';
import { root } from '../tools/run.mjs';
import { startService } from '../tools/services.mjs';
import { runNode } from './run-node.mjs';

const PASSWORD = 'Welkom-2026!';
const REQUESTS = 200;

const QUESTIONS = {
  'first page with counts': () => '',
  'page in the middle': (pages) => `?page=${Math.ceil(pages / 2)}`,
  'last page': (pages) => `?page=${pages}`,
  'tab Verzonden': () => '?tab=sent',
  'sorted by number': () => '?sort=number',
  'sorted by customer': () => '?sort=customer&order=asc',
  'one month': () => `?from=${monthAgo()}`,
  'search for one invoice': () => '?search=levering%20777',
};

/**
 * Times the list of invoices over HTTP, one request after the other.
 *
 * @param {{ invoices: number, databaseUrl?: string }} size `databaseUrl` is an empty PostgreSQL database; embedded when left out
 * @returns {Promise<{ question: string, p50: number, p95: number }[]>} milliseconds
 */
export async function measureList({ invoices, databaseUrl }) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-bench-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  await runNode(['--import', 'tsx', 'bench/seed-invoices.ts'], {
    ...env,
    COUNT: String(invoices),
    PASSWORD,
  });
  const port = await freePort();
  const api = await startService('The API', [path.join(root, '.build/api/main.js')], {
    env: { ...env, NODE_ENV: 'production', API_PORT: String(port), DEMO: 'off', WORKER: 'off' },
    ready: `http://127.0.0.1:${port}/api/ready`,
    log: path.join(dataDir, 'logs/api.log'),
  });
  try {
    return await timeQuestions(`http://127.0.0.1:${port}/api`);
  } finally {
    await api.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeQuestions(api) {
  const headers = await signIn(api);
  const list = async (query) => {
    const response = await fetch(`${api}/invoicing/v1/invoices${query}`, { headers });
    if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { pagination } = await list('');
  const rows = [];
  for (const [question, queryFor] of Object.entries(QUESTIONS)) {
    const query = queryFor(pagination.pageCount);
    for (let warm = 0; warm < 20; warm++) await list(query);
    const times = [];
    for (let n = 0; n < REQUESTS; n++) {
      const started = performance.now();
      await list(query);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    rows.push({ question, p50: times[REQUESTS * 0.5], p95: times[REQUESTS * 0.95] });
  }
  return rows;
}

async function signIn(api) {
  const response = await fetch(`${api}/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'meet@boekwerk.example', password: PASSWORD }),
  });
  const { token } = await response.json();
  return { authorization: `Bearer ${token.token}` };
}

function monthAgo() {
  const day = new Date();
  day.setDate(day.getDate() - 30);
  return day.toISOString().slice(0, 10);
}
