import { type MessagePort, parentPort } from 'node:worker_threads';

/** What a thread says of one piece of work: what came of it, or what it threw. */
export type Answer = { output: unknown } | { error: unknown };

/** Makes of this thread one that does this work, as often as it is asked to. */
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
