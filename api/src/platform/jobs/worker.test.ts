import type PgBoss from 'pg-boss';
import { runJob } from './worker';

const LONG = { name: 'long', seconds: 300 };
const taken = { id: 'a', name: LONG.name, data: {} } as PgBoss.JobWithMetadata<object>;

/** A queue that notes what it is told. */
function aQueue() {
  const told: string[] = [];
  const boss = {
    complete: async () => void told.push('completed'),
    fail: async () => void told.push('failed'),
  };
  const renew = async () => {
    told.push('renewed');
    return true;
  };
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
  // Five beats, and once more before it says so.
  expect(told).toEqual([...Array(6).fill('renewed'), 'completed']);
});

it('a job that takes longer than it may holds up no other, and keeps its lease', async () => {
  const { told, boss, options } = aQueue();
  const done = runJob(boss, { job: LONG, handler: () => new Promise(() => {}) }, taken, options);
  await jest.advanceTimersByTimeAsync(300_000);
  await done;
  told.length = 0;
  await jest.advanceTimersByTimeAsync(9000);
  expect(told).toEqual(['renewed', 'renewed', 'renewed']);
});
