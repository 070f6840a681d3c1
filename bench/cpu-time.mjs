import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * How much processor time processes, with all that they have started, have used up to now. Unlike the time on the clock
 * it says little less about a call while other work goes on.
 *
 * @param {(number | undefined)[]} pids
 * @returns {number} milliseconds; NaN where the system does not tell
 */
export function cpuTime(pids) {
  const all = processes();
  const family = (pid) => {
    const own = all.get(pid);
    if (!own) return Number.NaN;
    const children = [...all].filter(([, { parent }]) => parent === pid);
    return own.ms + children.reduce((sum, [child]) => sum + family(child), 0);
  };
  return pids.reduce((sum, pid) => sum + family(pid), 0);
}

/** Of each process its parent and its time, with that of children that have ended. */
function processes() {
  const found = new Map();
  if (!fs.existsSync('/proc/self/stat')) return found;
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat) found.set(Number(name), stat);
  }
  return found;
}

function readStat(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces.
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch {
    return null; // it has just ended
  }
}
