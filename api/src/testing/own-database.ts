import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Connection, connect } from '../platform/database/connect';
import { migrate } from '../platform/database/migrate';
import { onPostgres, testDatabase } from './test-database';

/** A database that several processes open, one after the other or, on a server, at once. */
export type OwnDatabase = {
  /** What a process needs to open it. */
  place: { url: string | undefined; dir: string };
  open: () => Promise<Connection>;
  remove: () => Promise<void>;
};

/** A fresh one with all tables, on the server of the tests or in a folder. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-'));
  const kept = onPostgres ? await testDatabase() : null;
  const place = { url: kept ? await urlOf(kept) : undefined, dir };
  const open = async () => {
    const connection = await connect(place, () => {});
    await migrate(connection);
    return connection;
  };
  const remove = async () => {
    await kept?.close();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  return { place, open, remove };
}

async function urlOf({ pool }: Connection): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const { rows } = await pool.query('SELECT current_database() AS name');
  url.pathname = `/${rows[0].name}`;
  return url.href;
}
