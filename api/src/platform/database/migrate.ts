import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as drizzleMigrate } from 'drizzle-orm/node-postgres/migrator';
import type { Connection } from './connect';
import { againAfterDeadlock } from './transaction';

/** Key of the advisory lock; any number that nothing else in this database uses. */
const LOCK = 4_730_001;

/** The folder with the generated SQL: beside the bundle, or where the sources have it. */
export function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return fs.existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../migrations', import.meta.url));
}

/** Migrates the schema; when several nodes start at once, one does and the others wait. */
export async function migrate({ db, pool, embedded }: Connection): Promise<void> {
  if (embedded) return drizzleMigrate(db, { migrationsFolder: migrationsFolder() });

  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    // All that is new is one transaction; who writes meanwhile may have what it waits for, and wait for what it has.
    await againAfterDeadlock(() =>
      drizzleMigrate(drizzle(client), { migrationsFolder: migrationsFolder() }),
    );
  } finally {
    // Closing the connection releases the lock, also after a failure.
    client.release(true);
  }
}

/** Whether the schema is that of this version. */
export async function isMigrated({ db }: Pick<Connection, 'db'>): Promise<boolean> {
  const last = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1);
  const { rows } = await db
    .execute<{ at: string | null }>(
      sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
    )
    .catch(() => ({ rows: [] }));
  return rows[0]?.at === String(last?.folderMillis);
}
