import type { TestApp } from './test-app';

type Reading = {
  /** A part of what is asked of the database, outside a transaction. */
  read: string;
  /** Happens once, as soon as that was answered. */
  meanwhile: () => Promise<unknown>;
};

/** Makes a call during which something happens: what it goes on with it has read before that. */
export async function onceRead<T>(
  { db: { $client: pool } }: TestApp,
  { read, meanwhile }: Reading,
  call: () => Promise<T>,
): Promise<T> {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  let hasHappened = false;
  const observed = async (...args: unknown[]) => {
    const answer = await query(...args);
    const [{ text }] = args as [{ text: string }]; // as Drizzle asks
    if (!hasHappened && text.includes(read)) {
      hasHappened = true;
      await meanwhile();
    }
    return answer;
  };
  const spy = jest.spyOn(pool, 'query').mockImplementation(observed as typeof pool.query); // as many forms as it has
  try {
    const answer = await call();
    if (!hasHappened) throw new Error(`nothing asked for ${read}`);
    return answer;
  } finally {
    spy.mockRestore();
  }
}
