import type { Child } from './child';
import type { Lane } from './lanes';
import { residentMegabytes, secondsOfWork } from './used-by';

/** How a script that reads a stranger's file ended; `output` is JSON. */
export type ChildResult =
  | { ended: 'well'; output: string }
  | { ended: 'badly' | 'out of time' | 'out of memory' };

const WATCH_MILLISECONDS = 50;
/** A child that does not get on is ended too, at so many times its seconds. */
const PATIENCE = 6;

/** Asks a child within the limits of its lane, which hold for each request; one that passes them is ended. */
export async function askWithin(
  child: Child,
  args: readonly string[],
  { seconds, megabytes }: Lane,
): Promise<ChildResult> {
  const before = child.asked() === 0 ? 0 : await secondsOfWork(child.pid);
  let passed: 'out of time' | 'out of memory' | null = null;
  let isOver = false;
  const pass = (limit: typeof passed) => {
    if (isOver) return; // it has answered while that was found out
    passed ??= limit;
    child.end();
  };
  const clock = setTimeout(pass, PATIENCE * seconds * 1000, 'out of time');
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > megabytes) pass('out of memory');
    if ((await secondsOfWork(child.pid)) - before > seconds) pass('out of time');
  }, WATCH_MILLISECONDS);

  const output = await child.ask(args);
  isOver = true;
  clearTimeout(clock);
  clearInterval(watch);
  if (passed) return { ended: passed };
  if (output !== null) return { ended: 'well', output };
  return { ended: child.isFull() ? 'out of memory' : 'badly' };
}
