import type pg from 'pg';

/**
 * A connection that breaks while it is in use says so twice: the query fails, and the connection itself reports an
 * error that ends the process when nobody listens. The pool listens only to connections that lie idle.
 */
export function handleBrokenConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => {}); // whoever uses it hears it from the query, and the pool drops it on release
  });
}
