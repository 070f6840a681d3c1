import { safeName } from '../../platform/files/content-kind';

/**
 * A name for each file of a zip, without folders or characters that a file system refuses, and unique, also on
 * case-insensitive file systems.
 */
export function fileNames() {
  const taken = new Set<string>();
  return (name: string, extension: string): string => {
    // An invoice number may hold a slash, which must not become a folder.
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
