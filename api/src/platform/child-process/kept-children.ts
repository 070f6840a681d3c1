import type { Child } from './child';
import type { Lane } from './lanes';
import { residentMegabytes } from './used-by';

/** Who is not asked anything for so long is ended: it holds memory. */
const IDLE_MILLISECONDS = 30_000;
/** Who holds more of what its lane may use has too little left for the next. */
const KEPT_SHARE = 0.5;

/** The children of a lane that wait for their next request. */
export function keptChildren({ atOnce, requests, megabytes }: Lane) {
  /** With what ends it, who was asked last at the end. */
  const idle = new Map<Child, NodeJS.Timeout>();

  function remove(child: Child) {
    clearTimeout(idle.get(child));
    idle.delete(child);
  }
  function end(child: Child) {
    remove(child);
    child.end();
  }

  return {
    /** One of a script, which was asked last: the others may end. */
    take(script: string): Child | null {
      for (const child of [...idle.keys()].reverse()) {
        if (!child.isAlive()) remove(child);
        else if (child.script === script) {
          remove(child);
          return child;
        }
      }
      return null;
    },

    /** Ends whoever is one too many. @param busy how many are at work, with the one that is to start */
    makeRoom(busy: number) {
      for (const child of idle.keys()) if (busy + idle.size > atOnce) end(child);
    },

    /** Keeps one that has answered, or ends it when it has done or holds enough. */
    async keep(child: Child) {
      const held = await residentMegabytes(child.pid);
      if (!child.isAlive() || child.asked() >= requests || held > KEPT_SHARE * megabytes)
        return child.end();
      idle.set(child, setTimeout(end, IDLE_MILLISECONDS, child).unref());
    },
  };
}
