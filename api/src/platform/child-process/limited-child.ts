import pLimit, { type LimitFunction } from 'p-limit';
import { busy, gaveUp } from '../errors';
import { askWithin, type ChildResult } from './ask-within';
import { type Child, startChild } from './child';
import { keptChildren } from './kept-children';
import { LANES, type Lane, type LaneName } from './lanes';

const perLane = <T>(make: (lane: Lane) => T) =>
  Object.fromEntries(Object.entries(LANES).map(([name, lane]) => [name, make(lane)])) as Record<
    LaneName,
    T
  >; // of all that there are

const inTurn: Record<LaneName, LimitFunction> = perLane(({ atOnce }) => pLimit(atOnce));
const kept = perLane(keptChildren);

/** The JavaScript heap alone; what is outside of it is watched with the whole process. */
const HEAP_SHARE = 0.6;

/**
 * Asks one of our scripts in a process of its own, so that a file made to use all memory or to hang takes down nothing
 * else. It waits for those of its own lane alone. A process is asked several things one after the other, as starting one
 * takes longer than most of them; only a new one tells how a file ends it.
 *
 * @param script calls `answerEach`
 * @param signal of a caller who may give up: what has not begun by then never does
 * @throws HttpError 503 when too much waits, 499 when nobody waits for it any more
 */
export async function runLimited(
  name: LaneName,
  script: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<ChildResult> {
  if (inTurn[name].pendingCount >= LANES[name].waiting) throw busy(name);
  return inTurn[name](() => {
    if (signal?.aborted) throw gaveUp();
    return run(name, script, args);
  });
}

async function run(name: LaneName, script: string, args: readonly string[]): Promise<ChildResult> {
  const used = kept[name].take(script);
  if (used) {
    const result = await ask(used, name, args);
    // It may have ended of what it did before.
    if (result.ended === 'well') return result;
  }
  kept[name].makeRoom(inTurn[name].activeCount);
  return ask(startChild(script, HEAP_SHARE * LANES[name].megabytes), name, args);
}

async function ask(child: Child, name: LaneName, args: readonly string[]): Promise<ChildResult> {
  const result = await askWithin(child, args, LANES[name]);
  await kept[name].keep(child);
  return result;
}
