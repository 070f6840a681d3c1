import fs from 'node:fs';
import path from 'node:path';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type EmbeddedSource, embeddedPool } from './embedded';
import { handleBrokenConnections } from './handle-broken-connections';
import { lockFile } from './lock';
import { nameStatements } from './name-statements';

/** What queries run on: the database or a transaction in it. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Connection = {
  db: Db;
  pool: pg.Pool;
  embedded: boolean;
  close: () => Promise<void>;
};

/**
 * The database at `url` (PostgreSQL), or the embedded one in `dir` when there is no address.
 *
 * @throws FolderInUse when another process has the folder
 */
export function connect(
  { url, dir }: { url: string | undefined; dir: string },
  onLost: (error: Error) => void,
): Promise<Connection> {
  return url ? Promise.resolve(connectServer(url, onLost)) : connectFolder(dir, onLost);
}

/** @param onLost is called for connections that broke while idle; the pool replaces them */
export function connectServer(url: string, onLost: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // A connection holds prepared plans, so it outlives a quiet moment, but is not kept for ever.
    idleTimeoutMillis: 10 * 60_000,
    maxLifetimeSeconds: 60 * 60,
    application_name: 'boekwerk',
  });
  pool.on('error', onLost);
  handleBrokenConnections(pool);
  nameStatements(pool);
  return { db: drizzle(pool), pool, embedded: false, close: () => pool.end() };
}

async function connectFolder(dir: string, onLost: (error: Error) => void): Promise<Connection> {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const unlock = await lockFile(path.join(dir, 'lock'), () =>
    onLost(new Error('another process has the folder')),
  );
  const connection = await connectEmbedded({ dir: path.join(dir, 'database') }, onLost).catch(
    (error) => {
      unlock();
      throw error;
    },
  );
  const close = async () => {
    await connection.close();
    unlock();
  };
  return { ...connection, close };
}

/** An embedded database without a lock: for one that lives in memory. */
export async function connectEmbedded(source: EmbeddedSource, onLost: (error: Error) => void) {
  const { pool, dump, close } = await embeddedPool(source, onLost);
  return { db: drizzle(pool), pool, embedded: true, dump, close };
}
