import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** A process of one of our scripts, which is asked one thing after the other. */
export type Child = {
  script: string;
  pid: number | undefined;
  /** How often it was asked something. */
  asked: () => number;
  /** What it answers, as JSON; `null` when it ends instead. */
  ask: (args: readonly string[]) => Promise<string | null>;
  isAlive: () => boolean;
  /** Whether it has ended of too much in its heap, or in its answer. */
  isFull: () => boolean;
  /** At once, whatever it does. */
  end: () => void;
};

const MAX_OUTPUT = 16 * 1024 * 1024;
const NEW_LINE = 0x0a;

/**
 * While it is not asked anything it keeps no process from ending.
 *
 * @param script calls `answerEach`
 * @param heapMegabytes of JavaScript alone; buffers are outside it
 */
export function startChild(script: string, heapMegabytes: number): Child {
  const heap = `--max-old-space-size=${Math.floor(heapMegabytes)}`;
  const child = spawn(process.execPath, [heap, script], {
    // No settings and no secrets in its environment.
    env: {},
    // What it is asked; and what it answers, beside what it prints.
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  const [questions, , , answers] = child.stdio as unknown as [Socket, null, null, Socket];
  const end = () => void child.kill('SIGKILL');
  const over = new Promise<null>((resolve) => {
    child.once('close', () => resolve(null)).once('error', () => resolve(null));
  });
  for (const pipe of [questions, answers]) pipe.on('error', end);

  let asked = 0;
  let isFlooding = false;
  let hear: ((chunk: Buffer) => void) | null = null;
  // What nobody asked for is never taken for the answer to what is asked next.
  answers.on('data', (chunk: Buffer) => (hear ? hear(chunk) : end()));

  /** The answer with a number. */
  const answer = (number: number) =>
    new Promise<string>((resolve) => {
      const start = `${number} `;
      const parts: Buffer[] = [];
      let size = 0;
      hear = (chunk) => {
        parts.push(chunk);
        size += chunk.length;
        isFlooding = size > MAX_OUTPUT;
        if (isFlooding) return end();
        const at = chunk.indexOf(NEW_LINE);
        if (at === -1) return;
        const line = Buffer.concat(parts).toString('utf8');
        if (at === chunk.length - 1 && line.startsWith(start)) resolve(line.slice(start.length));
        else end();
      };
    });

  return {
    script,
    pid: child.pid,
    asked: () => asked,
    ask: async (args) => {
      const number = ++asked;
      for (const part of [child, answers]) part.ref();
      const answered = answer(number);
      questions.write(`${JSON.stringify([number, ...args])}\n`);
      const output = await Promise.race([answered, over]);
      hear = null;
      for (const part of [child, answers]) part.unref();
      return output;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed,
    // V8 gives up with an abort when its heap is full.
    isFull: () => isFlooding || child.signalCode === 'SIGABRT',
    end,
  };
}
