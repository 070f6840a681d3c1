import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { LANES, type Lane, type LaneName } from './lanes';

/** How a script that reads a stranger's file ended. */
type ChildResult =
  | { ended: 'well'; output: string }
  | { ended: 'badly' | 'out of time' | 'out of memory' };

/** The JavaScript heap alone; buffers are outside it, which is why the whole process is watched too. */
const HEAP_SHARE = 0.6;
const WATCH_MILLISECONDS = 50;
/** A child that does not get on is ended too, at so many times its seconds. */
const PATIENCE = 6;
/** The unit in which Linux tells processor time, on every machine that node runs on. */
const TICKS_PER_SECOND = 100;
const MAX_OUTPUT = 16 * 1024 * 1024;
const inTurn = Object.fromEntries(
  Object.entries(LANES).map(([name, { atOnce }]) => [name, pLimit(atOnce)]),
) as Record<LaneName, LimitFunction>; // of all that there are

/**
 * Runs one of our scripts in a process of its own, so that a file made to use all memory or to hang takes
 * down nothing else. It waits for those of its own lane alone.
 */
export function runLimited(
  lane: LaneName,
  script: string,
  args: readonly string[],
): Promise<ChildResult> {
  return inTurn[lane](() => run(script, args, LANES[lane]));
}

function run(script: string, args: readonly string[], { seconds, megabytes }: Lane) {
  const heap = `--max-old-space-size=${Math.floor(megabytes * HEAP_SHARE)}`;
  const child = spawn(process.execPath, [heap, script, ...args], {
    // No settings and no secrets in its environment.
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });

  let killedFor: 'out of time' | 'out of memory' | null = null;
  const kill = (reason: typeof killedFor) => {
    killedFor = reason;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(kill, PATIENCE * seconds * 1000, 'out of time');
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > megabytes) kill('out of memory');
    if ((await secondsOfWork(child.pid)) > seconds) kill('out of time');
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

/** 0 where the system cannot tell (no /proc); the heap limit still holds. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * By all its threads, which help to compile and to tidy up; 0 where the system does not tell. Behind the name, which
 * may hold anything, come the state and ten numbers, then the ticks in the program and in the system for it.
 */
async function secondsOfWork(pid: number | undefined): Promise<number> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}
