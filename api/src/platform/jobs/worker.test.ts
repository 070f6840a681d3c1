import type PgBoss from 'pg-boss';
import { runJob } from './worker';

const LONG = { name: 'long' };
const taken = { id: 'a', name: LONG.name, data: {}, expireInSeconds: 15 };

/** A queue that notes what it is told. */
function aQueue() {
  const told: string[] = [];
  const boss = {
    complete: async () => void told.push('completed'),
    fail: async () => void told.push('failed'),
  };
  const renew = async () => void told.push('renewed');
  return { told, boss: boss as unknown as PgBoss, options: { log: () => {}, renew } };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a job that takes long keeps its lease until it has ended', async () => {
  const { told, boss, options } = aQueue();
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = runJob(boss, { job: LONG, handler: () => work }, taken, options);
  await jest.advanceTimersByTimeAsync(15_000);
  end();
  await done;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual(['renewed', 'renewed', 'renewed', 'completed']);
});

it('a job that hangs is given up after five minutes', async () => {
  const { told, boss, options } = aQueue();
  const done = runJob(boss, { job: LONG, handler: () => new Promise(() => {}) }, taken, options);
  await jest.advanceTimersByTimeAsync(301_000);
  await done;
  expect(told.at(-1)).toBe('failed');
});
