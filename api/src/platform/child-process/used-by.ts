import fs from 'node:fs/promises';

/** The unit in which Linux tells processor time, on every machine that node runs on. */
const TICKS_PER_SECOND = 100;

/** What a process has in memory. 0 where the system cannot tell (no /proc); the heap limit still holds. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * What a process has worked since it began, by all its threads, which help to compile and to tidy up; 0 where the system
 * does not tell. Behind the name, which may hold anything, come the state and ten numbers, then the ticks in the program
 * and in the system for it.
 */
export async function secondsOfWork(pid: number | undefined): Promise<number> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}
