import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../tools/ports.mjs';
import { root } from '../tools/run.mjs';
import { startService } from '../tools/services.mjs';
import { runNode } from './run-node.mjs';

const PASSWORD = 'Welkom-2026!';
const WARM = 20;
const REQUESTS = 200;

/**
 * Fills a new database with so much of one thing, of one company or firm, and starts the API on it.
 *
 * @template T
 * @param {{ seed?: string, count: number, databaseUrl?: string }} size `seed` is a script of this folder, `databaseUrl` is an empty PostgreSQL database; embedded when left out
 * @param {(call: (path: string, init?: { method: string, body: object }) => Promise<any>, api: string) => Promise<T>} measure gets a call in the name of the company's owner, and the address
 * @returns {Promise<T>}
 */
export async function withSeededApi({ seed = 'seed-invoices.ts', count, databaseUrl }, measure) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-bench-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  await runNode(['--import', 'tsx', `bench/${seed}`], {
    ...env,
    COUNT: String(count),
    PASSWORD,
  });
  const port = await freePort();
  const api = await startService('The API', [path.join(root, '.build/api/main.js')], {
    env: { ...env, NODE_ENV: 'production', API_PORT: String(port), DEMO: 'off', WORKER: 'off' },
    ready: `http://127.0.0.1:${port}/api/ready`,
    log: path.join(dataDir, 'logs/api.log'),
  });
  try {
    const address = `http://127.0.0.1:${port}/api`;
    return await measure(await signedIn(address), address);
  } finally {
    await api.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Times one request, again and again, one after the other.
 *
 * @param {() => Promise<unknown>} request
 * @returns {Promise<{ p50: number, p95: number }>} milliseconds
 */
export async function timeRequest(request) {
  for (let warm = 0; warm < WARM; warm++) await request();
  const times = [];
  for (let n = 0; n < REQUESTS; n++) {
    const started = performance.now();
    await request();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { p50: times[REQUESTS * 0.5], p95: times[REQUESTS * 0.95] };
}

/** The company's owner signs in, in a browser of their own. */
export const signIn = (api) =>
  fetch(`${api}/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'meet@boekwerk.example', password: PASSWORD }),
  });

async function signedIn(api) {
  const { token } = await (await signIn(api)).json();
  const authorization = `Bearer ${token.token}`;
  return async (path, { method, body } = { method: 'GET' }) => {
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
