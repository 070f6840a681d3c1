import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../build-app';
import type { App } from '../platform/app';
import { type Config, readConfig } from '../platform/config';
import type { Connection } from '../platform/database/connect';
import { testDatabase } from './test-database';

export type TestApp = App & { close: () => Promise<void> };

/** Where no accounting package is; a test that needs one says where. */
const NOBODY = 'http://127.0.0.1:2';

/**
 * The real API on a fresh database. Nothing listens and no job runs by itself: use `app.http.inject`, and
 * `app.jobs.drain()` for what was queued.
 *
 * @param extend serves more calls than the product has
 * @param database another one than a fresh one
 */
export async function testApp({
  config = {},
  extend = () => {},
  database = testDatabase,
}: {
  config?: Partial<Config>;
  extend?: (app: App) => void;
  database?: () => Promise<Connection>;
} = {}): Promise<TestApp> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'boekwerk-'));
  const connection = await database();
  const defaults = readConfig({
    DATA_DIR: dataDir,
    WORKER: 'off',
    LOG_LEVEL: 'silent',
    ACCOUNTING_URL: NOBODY,
  });
  const app = await buildApp({ ...defaults, ...config }, connection).catch(async (error) => {
    // What is left open would keep the run from ending, and so from saying what is wrong.
    await connection.close();
    throw error;
  });
  const close = async () => {
    await app.http.close();
    await app.jobs.stop();
    await app.pdfThreads.close();
    await connection.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
  extend(app);
  await app.jobs.start();
  await app.http.ready();
  return Object.assign(app, { close });
}
