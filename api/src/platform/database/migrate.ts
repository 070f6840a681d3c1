import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as drizzleMigrate } from 'drizzle-orm/node-postgres/migrator';
import type { Connection } from './connect';

/** Any number that nobody else uses for a lock in this database. */
const LOCK = 4_730_001;

/** The folder with the generated SQL: beside the bundle, or where the sources have it. */
export function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return fs.existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../migrations', import.meta.url));
}

/** Brings the schema up to date; of several nodes that start at once one does it and the others wait. */
export async function migrate({ db, pool, embedded }: Connection): Promise<void> {
  if (embedded) return drizzleMigrate(db, { migrationsFolder: migrationsFolder() });

  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await drizzleMigrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the connection gives the lock back, also after a failure.
    client.release(true);
  }
}
