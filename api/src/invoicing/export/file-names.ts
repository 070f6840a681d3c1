import { safeName } from '../../platform/files/content-kind';

/**
 * A name for each file of a zip: without folders or signs that a disk does not take, and no two alike, also for who
 * does not tell capitals apart.
 */
export function fileNames() {
  const taken = new Set<string>();
  return (name: string, extension: string): string => {
    // A number may hold a slash: that is no folder.
    const base = safeName(`${name.replace(/[\\/]/g, '-')}.${extension}`).slice(
      ...[0, -extension.length - 1],
    );
    for (let count = 1; ; count++) {
      const free = count === 1 ? `${base}.${extension}` : `${base} (${count}).${extension}`;
      if (taken.has(free.toLowerCase())) continue;
      taken.add(free.toLowerCase());
      return free;
    }
  };
}
