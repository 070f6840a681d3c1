import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiProcess } from '../tools/api-process.mjs';
import { freePort } from '../tools/ports.mjs';
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
export const withSeededApi = (size, measure) =>
  inSeededFolder(size, (env) =>
    withApi(env, async (address) => measure(callsOf(await signedIn(address)), address)),
  );

/**
 * Fills a new database, and gives the environment in which the API finds it.
 *
 * @template T
 * @param {{ seed?: string, count: number, databaseUrl?: string }} size as for {@link withSeededApi}
 * @param {(env: Record<string, string>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inSeededFolder({ seed = 'seed-invoices.ts', count, databaseUrl }, work) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-bench-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  try {
    await runNode(['--import', 'tsx', `bench/${seed}`], {
      ...env,
      COUNT: String(count),
      PASSWORD,
    });
    return await work(env);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Starts the API, without its worker unless `env` says so.
 *
 * @template T
 * @param {Record<string, string>} env
 * @param {(address: string, pid: number) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withApi(env, measure) {
  const port = await freePort();
  const { args, env: small } = apiProcess({ ...process.env, ...env });
  const api = await startService('The API', args, {
    env: {
      ...small,
      WORKER: 'off',
      ...env,
      NODE_ENV: 'production',
      API_PORT: String(port),
      DEMO: 'off',
    },
    ready: `http://127.0.0.1:${port}/api/ready`,
    log: path.join(env.DATA_DIR, 'logs/api.log'),
  });
  try {
    return await measure(`http://127.0.0.1:${port}/api`, api.pid);
  } finally {
    await api.stop();
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

/** The owner of a seeded company signs in, in a browser of their own. */
export const signIn = (api, email = 'meet@boekwerk.example') =>
  fetch(`${api}/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

/**
 * Who signed in: the address, the token as a header, and the cookie that ties it to their browser.
 *
 * @typedef {{ api: string, authorization: string, cookie?: string }} Who without a cookie the token is not renewed
 */

/** @returns {Promise<Who & { relation_id: number }>} */
export async function signedIn(api, email) {
  const answer = await signIn(api, email);
  const { token, relation_id } = (await answer.json()).token;
  const [cookie] = answer.headers.get('set-cookie').split(';');
  return { api, authorization: `Bearer ${token}`, cookie, relation_id };
}

/**
 * A body is sent as JSON, or as a form with its files. A token that has had its quarter of an hour is renewed.
 *
 * @param {Who} who
 */
export function callsOf({ api, authorization: first, cookie }) {
  let authorization = first;
  const send = (path, { method, body }) => {
    const isJson = body && !(body instanceof FormData);
    return fetch(`${api}${path}`, {
      method,
      headers: {
        authorization,
        ...(cookie && { cookie }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      body: isJson ? JSON.stringify(body) : body,
    });
  };
  const renew = async () => {
    const answer = await send('/auth/v1/refresh', { method: 'POST', body: {} });
    if (!answer.ok) throw new Error(`The token is not renewed: ${answer.status}`);
    authorization = `Bearer ${(await answer.json()).token.token}`;
  };
  return async (path, init = { method: 'GET' }) => {
    let answer = await send(path, init);
    if (answer.status === 401 && cookie) {
      await renew();
      answer = await send(path, init);
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
