import { statSync } from 'node:fs';

type Kept<T> = { stamp: string; size: number; value: T };

/**
 * Reads a file once for each state of it: what was read is kept as long as the file has its size and times. Whoever
 * changes a file and gives it its old times back changes nothing: it is not read again.
 *
 * @param read throws for what cannot be read at the moment: that is asked for anew the next time
 * @param room how many bytes of files are kept; those that nobody asked for the longest go first. A larger file is none
 * @returns reads; null when there is no such file
 */
export function keeper<T>(read: (file: string) => T, room: number): (file: string) => T | null {
  const kept = new Map<string, Kept<T>>();
  let taken = 0;
  const forget = (file: string) => {
    taken -= kept.get(file)?.size ?? 0;
    kept.delete(file);
  };
  return (file) => {
    const stats = statsOf(file);
    if (!stats?.isFile() || stats.size > room) return null;
    const { mtimeMs, ino, size } = stats;
    const stamp = `${mtimeMs} ${ino} ${size}`;
    const known = kept.get(file);
    const value = known?.stamp === stamp ? known.value : read(file);

    forget(file);
    kept.set(file, { stamp, size, value });
    taken += size;
    for (const [oldest] of kept) {
      if (taken <= room) break;
      forget(oldest);
    }
    return value;
  };
}

/** What is there; nothing also where a path leads nowhere, as by a link to itself, or where nobody may look. */
export function statsOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
