import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { startService } from './services.mjs';

/** Answers `ok`, and ends when it is asked for `/end`. */
const PROGRAM = `
  const server = require('node:http').createServer(({ url }, reply) => {
    reply.end('ok', () => url === '/end' && process.exit(3));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');`;

let folder: string;
let url: string;
let said: string[];
let stop: () => Promise<void> = async () => {};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'services-'));
  said = [];
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(program = PROGRAM) {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const options = { env: { PORT: String(port) }, ready: url, log: path.join(folder, 'log') };
  const say = (text: string) => void said.push(text);
  const service = await startService('The program', ['-e', program], { ...options, say });
  stop = service.stop;
  return service;
}

const runsAgain = async () => {
  while (said.length < 2) await fetch(url).catch(() => {});
};

it('starts a program again that ends by itself, and says so', async () => {
  const service = await start();
  const { pid } = service;
  await fetch(`${url}/end`);
  await runsAgain();
  expect(said).toEqual([
    `The program has ended (3) and is started again. See ${path.join(folder, 'log')}.`,
    'The program runs again.',
  ]);
  expect(service.pid).not.toBe(pid);
  expect(await (await fetch(url)).text()).toBe('ok');
});

it('leaves one alone that was told to stop', async () => {
  const service = await start();
  await service.stop();
  await expect(fetch(url)).rejects.toThrow();
  expect(said).toEqual([]);
});

it('says what a program wrote that does not start at all', async () => {
  await expect(start(`console.error('no such thing'); process.exit(1)`)).rejects.toThrow(
    /The program does not start\.\nno such thing/,
  );
});

it('ends one that is still starting when all are told to leave', async () => {
  const leaving = new AbortController();
  const log = path.join(folder, 'log');
  const options = { env: {}, ready: 'http://127.0.0.1:9/', log, leave: leaving.signal };
  // It never answers, and writes when it was asked to end.
  const program = `process.on('SIGTERM', () => { console.log('ends'); process.exit(); }); setInterval(() => {}, 9); console.log('there');`;
  const starting = startService('The program', ['-e', program], options);
  const written = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  while (!written()) await new Promise(setImmediate);
  leaving.abort();
  await expect(starting).rejects.toThrow();
  expect(written()).toBe('there\nends\n');
});

it('ends one that is just being started again when it is told to stop', async () => {
  const flag = path.join(folder, 'once-more');
  // The second time it never answers, and writes when it was asked to end.
  const service = await start(`
    const fs = require('node:fs');
    if (fs.existsSync('${flag}')) {
      process.on('SIGTERM', () => setTimeout(() => { console.log('ends'); process.exit(); }, 100));
      setInterval(() => {}, 9);
      console.log('there');
    } else {
      fs.writeFileSync('${flag}', '');
      ${PROGRAM}
    }`);
  const written = () => readFileSync(path.join(folder, 'log'), 'utf8');
  await fetch(`${url}/end`);
  while (!written()) await new Promise(setImmediate);
  await service.stop();
  expect(written()).toBe('there\nends\n');
});
