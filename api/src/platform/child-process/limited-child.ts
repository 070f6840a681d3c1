import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import pLimit from 'p-limit';

/** How a script that reads a stranger's file ended. */
type ChildResult =
  | { ended: 'well'; output: string }
  | { ended: 'badly' | 'out of time' | 'out of memory' };

export type Limits = {
  seconds: number;
  /** Of memory in use, all kinds. */
  megabytes: number;
};

/** The JavaScript heap alone; buffers are outside it, which is why the whole process is watched too. */
const HEAP_SHARE = 0.6;
const WATCH_MILLISECONDS = 50;
const MAX_OUTPUT = 16 * 1024 * 1024;
const inTurn = pLimit(Math.max(1, os.availableParallelism()));

/**
 * Runs one of our scripts in a process of its own, so that a file made to use all memory or to hang takes
 * down nothing else. As many run at once as there are processors; the rest waits.
 */
export function runLimited(
  script: string,
  args: readonly string[],
  limits: Limits,
): Promise<ChildResult> {
  return inTurn(() => run(script, args, limits));
}

function run(script: string, args: readonly string[], { seconds, megabytes }: Limits) {
  const heap = `--max-old-space-size=${Math.floor(megabytes * HEAP_SHARE)}`;
  const child = spawn(process.execPath, [heap, script, ...args], {
    // Nothing of ours to read: no settings, no secrets.
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });

  let killedFor: 'out of time' | 'out of memory' | null = null;
  const kill = (reason: typeof killedFor) => {
    killedFor = reason;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(kill, seconds * 1000, 'out of time');
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > megabytes) kill('out of memory');
  }, WATCH_MILLISECONDS);

  const output: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_OUTPUT) kill('out of memory');
    else output.push(chunk);
  });

  return new Promise<ChildResult>((resolve) => {
    const end = (result: ChildResult) => {
      clearTimeout(clock);
      clearInterval(watch);
      resolve(result);
    };
    child.once('error', () => end({ ended: 'badly' }));
    child.once('close', (code, signal) => {
      if (killedFor) end({ ended: killedFor });
      // V8 gives up with an abort when its heap is full.
      else if (signal === 'SIGABRT') end({ ended: 'out of memory' });
      else if (code !== 0) end({ ended: 'badly' });
      else end({ ended: 'well', output: Buffer.concat(output).toString('utf8') });
    });
  });
}

/** 0 where the system does not tell; the heap limit stays. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
