import fs from 'node:fs/promises';
import path from 'node:path';

/** What their names begin with: a crash leaves them for the sweep. */
export const MADE = 'made-';

/**
 * Folders for files that a call makes before its transaction, on the disk where they may be stored.
 *
 * @returns `remove` takes them away with all that is in them
 */
export function madeFolders(dir: string) {
  const made: string[] = [];
  return {
    newFolder: async (): Promise<string> => {
      const folder = await fs.mkdtemp(path.join(dir, MADE));
      made.push(folder);
      return folder;
    },
    remove: async (): Promise<void> => {
      for (const folder of made) await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
