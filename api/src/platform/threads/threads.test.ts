import { newThreads, type ThreadLimits, type Threads } from './threads';

/** Does what it is told, and says which thread it is and how much it has done. */
const THREAD = `
import { parentPort, threadId } from 'node:worker_threads';
let done = 0;
const kept = [];
const orders = {
  work: () => ({ output: { threadId, done: ++done } }),
  refuse: () => ({ error: new TypeError('not this') }),
  die: () => process.exit(3),
  crash: () => { throw new Error('crashed'); },
  hang: () => { for (;;); },
  fill: () => { for (;;) kept.push(new Array(10_000).fill(kept.length)); },
};
parentPort.on('message', (order) => parentPort.postMessage(orders[order]()));
`;

type Done = { threadId: number; done: number };
let threads: Threads;
afterEach(() => threads.close());

function start(limits: Partial<ThreadLimits> = {}) {
  const url = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
  const all = { name: 'work', seconds: 60, megabytes: 200, waiting: 10, ...limits };
  threads = newThreads({ url, execArgv: [] }, all);
  return { work: () => threads.run('work') as Promise<Done>, tell: threads.run };
}

it('does one thing after the other in a thread that stays', async () => {
  const { work } = start();
  const [first, second] = [await work(), await work()];
  expect(second).toEqual({ threadId: first.threadId, done: 2 });
});

it('gives what the work throws to who asked, and goes on with the same thread', async () => {
  const { work, tell } = start();
  const { threadId } = await work();
  await expect(tell('refuse')).rejects.toThrow('not this');
  expect(await work()).toEqual({ threadId, done: 2 });
});

it.each([
  ['ends', 'die', 'ended (3)'],
  ['throws where nobody catches it', 'crash', 'crashed'],
  ['takes all its memory', 'fill', 'memory'],
])('fails what a thread was doing that %s, and nothing else', async (_, order, message) => {
  const { work, tell } = start({ megabytes: 50 });
  const { threadId } = await work();
  const [failed, ...others] = await Promise.allSettled([tell(order), work(), work()]);
  expect(failed).toMatchObject({ reason: { message: expect.stringContaining(message) } });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((await work()).threadId).not.toBe(threadId);
});

it('ends a thread that takes too long, and goes on with another one', async () => {
  const { work, tell } = start({ seconds: 1 });
  await expect(tell('hang')).rejects.toThrow('not done in 1 seconds');
  expect((await work()).done).toBe(1);
});

it('takes no more than may wait', async () => {
  const { tell } = start({ waiting: 3 });
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => tell('work')));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({
      ...{ status: 503, hindrance: 'work' },
      headers: { 'retry-after': '5' },
    });
});

it('ends its threads when it is told to, with what they do and what waits', async () => {
  const { tell } = start();
  const asked = Array.from({ length: 10 }, () => tell('hang'));
  const settled = Promise.allSettled(asked);
  await threads.close();
  expect((await settled).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
});
