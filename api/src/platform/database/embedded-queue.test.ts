import { onPostgres, testDatabase } from '../../testing/test-database';
import type { Connection } from './connect';

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());
afterEach(() => jest.useRealTimers());

(onPostgres ? it.skip : it)(
  'a machine that is busy for long refuses nobody who waits for the one connection',
  async () => {
    const { pool } = connection;
    const held = await pool.connect();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = pool.query('SELECT 1 AS one');
    await jest.advanceTimersByTimeAsync(25_000);
    jest.useRealTimers();
    held.release();
    expect((await asked).rows).toEqual([{ one: 1 }]);
  },
);
