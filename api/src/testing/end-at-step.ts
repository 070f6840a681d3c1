import type pg from 'pg';
import type { App } from '../platform/app';

/** How many things this process has begun that outlast it, and may end it. */
export type Steps = {
  /** From now on steps count. @param app whose files are steps too */
  begin: (app: Pick<App, 'store'>) => void;
  count: () => number;
  /** Which of them were a call to the outside, or its answer. */
  calls: () => readonly number[];
  /** Which of them came right after a file was stored. */
  stored: () => readonly number[];
};

const kill = () => process.kill(process.pid, 'SIGKILL');

/**
 * Ends this process, as `kill -9` does, just before a step: a statement, a file that is stored or removed, a call to the
 * outside, or its answer. What comes after the last step is no step: nothing outlasts it.
 *
 * @param step the first is 1; `null` only counts
 * @param end what is done at that step instead
 */
export function endAtStep(step: number | null, pool: pg.Pool, end: () => void = kill): Steps {
  let count = 0;
  const calls: number[] = [];
  const stored: number[] = [];
  let isBegun = false;
  const next = () => {
    if (isBegun && ++count === step) end();
  };
  beforeStatements(pool, next);
  aroundCalls(() => {
    if (isBegun) calls.push(count + 1);
    next();
  });
  return {
    begin: ({ store }) => {
      aroundFiles(store, next, () => stored.push(count + 1));
      isBegun = true;
    },
    count: () => count,
    calls: () => calls,
    stored: () => stored,
  };
}

function beforeStatements(pool: pg.Pool, next: () => void) {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      next();
      return query(...args);
    };
    Object.assign(client, { query: counted });
  });
}

function aroundCalls(next: () => void) {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    next();
    const answer = await fetch(...args);
    next();
    return answer;
  };
}

function aroundFiles(store: App['store'], next: () => void, onStored: () => void) {
  const { put, delete: remove } = store;
  store.put = async (...args) => {
    next();
    await put(...args);
    onStored();
    next();
  };
  store.delete = async (...args) => {
    next();
    await remove(...args);
  };
}
