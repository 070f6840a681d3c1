import type { Queries } from './connect';

/**
 * Makes something once per connection, so that a statement that every call needs is built only once. Outside a
 * transaction there is one for the pool; one made in a transaction serves later transactions on that connection too.
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

/** The pool, or the connection of a transaction: what a built statement is sent to. */
const connectionOf = ({ _: { session } }: Queries) =>
  (session as unknown as { client: object }).client;
