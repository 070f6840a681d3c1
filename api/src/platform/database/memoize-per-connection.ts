import type { Queries } from './connect';

/**
 * Makes something for a connection once: a statement that each call needs is built one time, not each time. Outside a
 * transaction that is one for the pool; within one it serves the next transaction on the same connection as well.
 */
export function memoizePerConnection<T>(make: (db: Queries) => T): (db: Queries) => T {
  const made = new WeakMap<object, T>();
  return (db) => {
    const connection = connectionOf(db);
    const known = made.get(connection);
    if (known !== undefined) return known;
    const fresh = make(db);
    made.set(connection, fresh);
    return fresh;
  };
}

/** The pool, or the connection that a transaction has: what a statement that was built goes to. */
const connectionOf = ({ _: { session } }: Queries) =>
  (session as unknown as { client: object }).client;
