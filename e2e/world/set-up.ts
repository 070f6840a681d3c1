import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../tools/ports.mjs';
import { root } from '../../tools/run.mjs';
import { startService } from '../../tools/services.mjs';
import { newDatabase } from './database';

const DEMO_DATA = 'BOEKWERK_DEMO_DATA';
const DEMO_DATABASE = 'BOEKWERK_DEMO_DATABASE';

/** The folder with the demo and the database of it, ready to be copied: to fill them takes three times as long. */
export function demoData() {
  const { [DEMO_DATA]: folder, [DEMO_DATABASE]: database } = process.env;
  if (!folder) throw new Error('The demo data is made before the journeys begin, by set-up.ts');
  return { folder, database };
}

/** Before all journeys: makes the data that each world starts with. @returns what throws it away after them */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-e2e-demo-'));
  const database = await newDatabase();
  const port = await freePort();
  const metricsPort = await freePort();
  const api = await startService('The API', [path.join(root, '.build/api/main.js')], {
    env: {
      NODE_ENV: 'production',
      API_PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'on',
      METRICS_PORT: String(metricsPort),
      ...database.env,
    },
    ready: `http://127.0.0.1:${port}/api/ready`,
    log: path.join(folder, 'logs/api.log'),
    // Seconds on a machine that does nothing else, minutes on one that is busy.
    patience: 300_000,
  });
  // Each world would make the same dozens of PDFs.
  const waiting = () => waitingJobs(`http://127.0.0.1:${metricsPort}/metrics`);
  await expect.poll(waiting, { timeout: 300_000 }).toBe(0);
  await api.stop();
  process.env[DEMO_DATA] = folder;
  if (database.name) process.env[DEMO_DATABASE] = database.name;
  return async () => {
    await database.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** How many jobs are due, by the metrics of an API. */
async function waitingJobs(address: string): Promise<number> {
  const metrics = await (await fetch(address)).text();
  const depths = [...metrics.matchAll(/^job_queue_depth\{.*\} (\d+)$/gm)];
  return depths.reduce((all, [, depth]) => all + Number(depth), 0);
}
