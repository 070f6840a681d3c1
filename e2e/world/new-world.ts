import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../tools/ports.mjs';
import { root } from '../../tools/run.mjs';
import { startWorld } from '../../tools/world.mjs';
import type { World } from './world';

/** Starts the product with demo data in a folder that is thrown away by `stop`. */
export async function newWorld(): Promise<World & { stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-e2e-'));
  const ports = await freePorts();
  const wwwDir = path.join(folder, 'www');
  fs.cpSync(path.join(root, '.www'), wwwDir, { recursive: true });
  const dataDir = path.join(folder, 'data');
  // Every journey comes from the same client.
  const env = { ACCOUNT_TRIES_PER_HOUR: '1000' };
  const world = await startWorld({ ...ports, dataDir, wwwDir, demo: true, env });
  const stop = async () => {
    await world.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${ports.port}`,
    apiUrl: `http://127.0.0.1:${ports.apiPort}`,
    mailUrl: `http://127.0.0.1:${ports.mailPort}`,
    wwwDir,
    folder,
    stop,
  };
}
