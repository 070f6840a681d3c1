import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../tools/ports.mjs';
import { root } from '../../tools/run.mjs';
import { startWorld } from '../../tools/world.mjs';
import { newDatabase } from './database';
import { demoData } from './set-up';
import type { World } from './world';

export type OwnWorld = World & { stop: () => Promise<void> };

/**
 * Starts the whole product with demo data, in a folder that is thrown away by `stop`.
 *
 * @param settings environment variables besides those it needs; an empty `DATABASE_URL` asks for the embedded database
 */
export async function newWorld(settings: Record<string, string> = {}): Promise<OwnWorld> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boekwerk-e2e-'));
  const ports = await freePorts();
  const wwwDir = path.join(root, '.www');
  const dataDir = path.join(folder, 'data');
  const demo = demoData();
  // It has the rows elsewhere then, and fills a new one.
  const isFilled = settings.DATABASE_URL !== '' || !demo.database;
  if (isFilled) fs.cpSync(demo.folder, dataDir, { recursive: true });
  const database = await newDatabase(demo.database);
  // Every journey comes from the same client.
  const env = { ACCOUNT_TRIES_PER_HOUR: '1000', ...database.env, ...settings };
  const world = await startWorld({ ...ports, dataDir, wwwDir, demo: true, env });
  return {
    url: `http://127.0.0.1:${ports.port}`,
    apiUrl: `http://127.0.0.1:${ports.apiPort}`,
    mailUrl: `http://127.0.0.1:${ports.mailPort}`,
    accountingUrl: `http://127.0.0.1:${ports.accountingPort}`,
    wwwDir,
    folder,
    stop: async () => {
      await world.stop();
      await database.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
