import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { root } from './run.mjs';
import { startService } from './services.mjs';

let folder: string;
let port: number;
let box: Awaited<ReturnType<typeof startService>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mail-box-'));
  port = await freePort();
  const args = [port, await freePort(), path.join(folder, 'mail')].map(String);
  box = await startService('The mail box', [path.join(root, 'tools/mail-box.mjs'), ...args], {
    env: {},
    ready: `http://127.0.0.1:${port}/api/email`,
    log: path.join(folder, 'log'),
  });
});
afterAll(async () => {
  await box.stop();
  rmSync(folder, { recursive: true });
});

/** The status of the list of mails; 'closed' when the line is cut. */
const ask = (headers: Record<string, string>) =>
  new Promise<number | 'closed' | undefined>((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path: '/api/email', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .on('upgrade', () => resolve(101))
      .on('error', () => resolve('closed'));
  });

it('shows mails to its own page and to programs of this machine', async () => {
  expect(await ask({})).toBe(200);
  expect(await ask({ host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
});

it.each<[string, () => Record<string, string>]>([
  ['a page of another site', () => ({ origin: 'https://elders.example' })],
  ['a page of another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['a page without an origin', () => ({ origin: 'null' })],
  ['a name that points at this machine', () => ({ host: `elders.example:${port}` })],
])('shows nothing to %s', async (_, headers) => {
  expect(await ask(headers())).toBe(403);
  const socket = { connection: 'upgrade', upgrade: 'websocket' };
  expect(await ask({ ...headers(), ...socket })).toBe('closed');
});
