import type pg from 'pg';

/**
 * A connection that breaks while in use reports it twice: the query fails, and the connection emits an `error` event,
 * which ends the process when it has no listener. The pool listens to idle connections only.
 */
export function handleBrokenConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => {}); // the query rejects as well, and the pool drops the connection on release
  });
}
