import type { Queries } from './connect';

/**
 * Makes something for a database once, for the process: a statement that each call needs is built one time, not each
 * time. What is made in a transaction is gone with it.
 */
export function oncePer<T>(make: (db: Queries) => T): (db: Queries) => T {
  const made = new WeakMap<Queries, T>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const fresh = make(db);
    made.set(db, fresh);
    return fresh;
  };
}
