import { once } from 'node:events';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { busy } from '../errors';
import type { Answer } from './answer-in-thread';
import type { ThreadScript } from './thread-script';

/** A pool of threads for one kind of CPU-bound task, so that the event loop of the process stays free. */
export type Threads = {
  /**
   * @param input and what comes back are copied
   * @throws what the work throws; Error when its thread dies or takes too long, HttpError 503 when too much waits
   */
  run: (input: unknown) => Promise<unknown>;
  /** Ends them; tasks that still run fail. */
  close: () => Promise<void>;
};

export type ThreadLimits = {
  /** What they do, as the log calls it of who could not wait for it. */
  name: string;
  /** How long one task may take, the start of its thread included. */
  seconds: number;
  /** Of the heap of each thread. */
  megabytes: number;
  /** How many tasks may wait for a thread. */
  waiting: number;
};

/** One core is left to the event loop; each thread has a heap of its own, so there are never many. */
const AT_ONCE = Math.min(4, Math.max(1, os.availableParallelism() - 1));

/** A thread starts when a task finds none free, and then stays, with everything it has loaded. */
export function newThreads({ url, execArgv }: ThreadScript, limits: ThreadLimits): Threads {
  const inTurn = pLimit({ concurrency: AT_ONCE, rejectOnClear: true });
  const all = new Set<Worker>();
  const free = new Set<Worker>();
  let closed = false;

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
    const thread = new Worker(url, { execArgv, resourceLimits });
    all.add(thread);
    thread.once('exit', () => all.delete(thread) && free.delete(thread));
    thread.on('error', () => {}); // reported to the caller that waits for it; an idle thread just ends
    return thread;
  }

  async function run(input: unknown): Promise<unknown> {
    if (closed) throw new Error('no threads any more');
    const [thread = start()] = free;
    free.delete(thread);
    thread.ref();
    const answer = await ask(thread, input, limits.seconds).catch(async (error: unknown) => {
      await thread.terminate();
      throw error;
    });
    free.add(thread);
    thread.unref(); // keeps no process from ending
    if ('error' in answer) throw answer.error;
    return answer.output;
  }

  return {
    run: async (input) => {
      if (inTurn.pendingCount >= limits.waiting) throw busy(limits.name);
      return inTurn(() => run(input));
    },
    close: async () => {
      closed = true;
      inTurn.clearQueue();
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

/** @throws Error when the thread dies before it has answered, or takes too long */
async function ask(thread: Worker, input: unknown, seconds: number): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(thread, 'exit', { signal });
  const late = wait(seconds * 1000, undefined, { signal });
  thread.postMessage(input);
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([answer]) => answer),
      ended.then(([code]) => Promise.reject(new Error(`its thread ended (${code})`))),
      late.then(() => Promise.reject(new Error(`not done in ${seconds} seconds`))),
    ]);
  } finally {
    answered.abort();
  }
}
