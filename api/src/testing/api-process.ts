import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundledProgram } from '../../../tools/bundle-programs.mjs';
import { freePort } from '../../../tools/ports.mjs';
import { embeddedFolder } from './embedded-folder';

export type ApiProcess = {
  url: string;
  isAlive: () => boolean;
  /** All that it wrote. */
  output: () => string;
  /** Tells it to stop by these signals, of which one is usual. */
  stop: (...signals: NodeJS.Signals[]) => Promise<void>;
};

/**
 * The API as a process of its own, with a worker, on a free port and in a folder that goes with it.
 *
 * @param log the file that its log goes to, which is then none of its output
 */
export async function startApi(
  env: Record<string, string>,
  log: number | 'pipe' = 'pipe',
): Promise<ApiProcess> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-'));
  if (!env.DATABASE_URL) await embeddedFolder(dataDir);
  const port = String(await freePort());
  const child = spawn(process.execPath, [await bundledProgram('main')], {
    env: { PATH: process.env.PATH, API_PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', log, 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (!isAlive()) throw new Error(`the API does not start: ${output}`);
    await wait(100);
  }
  const stop = async (...signals: NodeJS.Signals[]) => {
    if (isAlive()) {
      const ended = once(child, 'exit');
      for (const signal of signals.length > 0 ? signals : ['SIGTERM' as const]) child.kill(signal);
      await ended;
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, isAlive, output: () => output, stop };
}
