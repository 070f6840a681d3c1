import { fileURLToPath } from 'node:url';
import { type Reading, runReader } from './read-letters';

const PICTURES = fileURLToPath(new URL('./picture-child.mjs', import.meta.url));

/** Reads the words on a photo on this disk, by what its letters look like. */
export const readPhoto = (path: string): Promise<Reading> =>
  runReader('pictures', PICTURES, [path, 'picture']);

/** Reads the words on pages of a PDF that are pictures. @param numbers which, from 1 */
export const readScans = (path: string, numbers: readonly number[]): Promise<Reading> =>
  runReader('pictures', PICTURES, [path, 'pdf', numbers.join(',')]);
