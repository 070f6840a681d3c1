import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../tools/find-browser.mjs';
import { freePorts } from '../tools/ports.mjs';
import { root } from '../tools/run.mjs';
import { startWorld } from '../tools/world.mjs';

/**
 * Starts the product with its demo, and lets a browser at it.
 *
 * @param {Record<string, string>} [env] what the API gets beside, as the address of a database
 */
export async function inDemo(measure, env = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-bench-'));
  const ports = await freePorts();
  const wwwDir = path.join(root, '.www');
  const world = await startWorld({ ...ports, dataDir, wwwDir, demo: true, env });
  try {
    return await measure({
      url: `http://127.0.0.1:${ports.port}`,
      mailUrl: `http://127.0.0.1:${ports.mailPort}`,
      accountingUrl: `http://127.0.0.1:${ports.accountingPort}`,
      browser: await findBrowser(),
    });
  } finally {
    await world.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
