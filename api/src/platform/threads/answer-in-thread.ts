import { type MessagePort, parentPort } from 'node:worker_threads';

/** The result of one task in a thread, or what it threw. */
export type Answer = { output: unknown } | { error: unknown };

/** Makes this thread a worker for one kind of task. */
export function answerInThread<Input>(work: (input: Input) => Promise<unknown>): void {
  const port = parentPort as MessagePort;
  port.on('message', async (input: Input) => {
    const answer: Answer = await work(input).then(
      (output) => ({ output }),
      (error: unknown) => ({ error }),
    );
    port.postMessage(answer);
  });
}
