import fs from 'node:fs';

/** The most memory that a process has had in use so far, in megabytes; NaN where the system does not tell. */
export function mostMemory(pid) {
  try {
    const [, kilobytes] =
      /VmHWM:\s*(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
