import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../tools/ports.mjs';
import { root, run } from '../tools/run.mjs';

/**
 * How long `npm start` takes in a fresh clone, and once more in the same one.
 *
 * @returns {Promise<{ cold_s: number, warm_s: number }>} seconds until the product's address is printed; the package manager's own cache of downloads is used as found
 */
export async function measureStart() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-start-'));
  try {
    const { code, output } = await run('git', ['clone', '--quiet', root, folder], { quiet: true });
    if (code !== 0) throw new Error(output);
    return { cold_s: await start(folder), warm_s: await start(folder) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder) {
  const { port, apiPort, mailPort, accountingPort } = await freePorts();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: port,
      API_PORT: apiPort,
      MAIL_PORT: mailPort,
      ACCOUNTING_PORT: accountingPort,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  await new Promise((resolve, reject) => {
    const take = (chunk) => {
      output += chunk;
      if (output.includes('Boekwerk runs at')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(output)));
  });
  const seconds = (performance.now() - started) / 1000;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGINT');
  await ended;
  return seconds;
}
