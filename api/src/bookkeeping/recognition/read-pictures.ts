import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Reading, runReader } from './read-text-layer';

const PICTURES = fileURLToPath(new URL('./picture-child.mjs', import.meta.url));

/** Reads the words on a photo on this disk, by what its letters look like. */
export const readPhoto = (path: string): Promise<Reading> => readPictures(path, 'picture');

/** Reads the words on pages of a PDF that are pictures. @param numbers which, from 1 */
export const readScans = (path: string, numbers: readonly number[]): Promise<Reading> =>
  readPictures(path, 'pdf', numbers.join(','));

/** The folder that the child needs is made and deleted here: one that is ended at once could not. */
async function readPictures(...args: string[]): Promise<Reading> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'models-'));
  try {
    return await runReader('pictures', PICTURES, [folder, ...args]);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
