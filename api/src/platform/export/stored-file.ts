import type { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store';
import type { StoredFile } from '../files/files';
import type { ExportedFile } from './export-part';

/** How a stored file goes along: one whose bytes are gone, or not as many as there were, is not there. */
export const storedFile = (
  store: FileStore,
  { id, size, sha256 }: Pick<StoredFile, 'id' | 'size' | 'sha256'>,
): Pick<ExportedFile, 'open' | 'sha256'> => ({
  sha256,
  open: () => openStored(store, id, size),
});

/** Null when its bytes are gone, or not as many as there were. @throws whatever else keeps it from being read */
export async function openStored(
  store: FileStore,
  id: string,
  size: number,
): Promise<Readable | null> {
  try {
    const kept = await store.part(id, { from: 0, to: size - 1 });
    if (kept.size === size) return kept.bytes;
    kept.bytes.destroy();
    return null;
  } catch (error) {
    // Anything else, such as a disk that fails, ends the whole export: what is there must not look as if it were gone.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
