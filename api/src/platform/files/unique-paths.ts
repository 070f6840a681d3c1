import path from 'node:path';

/**
 * Gives each file of a zip a place of its own, also on file systems that do not tell capitals apart.
 *
 * @returns a function that takes the path as it is wanted, and gives it with a number when it is taken
 */
export function uniquePaths() {
  const taken = new Set<string>();
  /** Of each path how often it came: of thousands that are alike none looks through all before it. */
  const times = new Map<string, number>();

  return (wanted: string): string => {
    const { dir, name, ext } = path.posix.parse(wanted);
    let free = wanted;
    let number = times.get(wanted.toLowerCase()) ?? 1;
    while (taken.has(free.toLowerCase())) free = `${dir}/${name} (${++number})${ext}`;
    times.set(wanted.toLowerCase(), number);
    taken.add(free.toLowerCase());
    return free;
  };
}
