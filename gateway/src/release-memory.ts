import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type ReleaseMemory = {
  /** The list that was kept last, as text; null when there is none. */
  read: () => string | null;
  keep: (text: string) => void;
  /** Writes what could not be written before. */
  catchUp: () => void;
};

/**
 * Keeps the last list of releases that was good.
 *
 * @param file '' for none
 * @param complain told when it cannot be read or written, of a list once
 */
export function releaseMemory(file: string, complain: (error: unknown) => void): ReleaseMemory {
  let waiting: string | null = null;

  function write(text: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
    waiting = null;
  }

  return {
    read() {
      try {
        return file ? readFileSync(file, 'utf8') : null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') complain(error);
        return null;
      }
    },
    keep(text) {
      if (!file) return;
      waiting = text;
      try {
        write(text);
      } catch (error) {
        complain(error);
      }
    },
    catchUp() {
      if (waiting === null) return;
      try {
        write(waiting);
      } catch {
        // Told before.
      }
    },
  };
}
