import { type FileOwner, fileDrafts, fileOwner } from '@boekwerk/shared/session/file-drafts';
import { randomKey } from '@boekwerk/shared/session/random-key';
import { get, set } from 'idb-keyval';

/** Who hands in, in which company, and for which client of theirs. */
export type Place = readonly [...FileOwner, client: number];

/** A number that no client has. */
const ITSELF = 0;

/** @param relationId the client that an accountant hands in for; null when nobody is signed in */
export function placeOf(relationId = ITSELF): Place | null {
  const owner = fileOwner();
  return owner && [...owner, relationId];
}

/** As its bytes and what is said of them: not every browser gives a file back with its name. */
type Stored = { bytes: Blob } & Pick<File, 'name' | 'lastModified'>;

const ids = new WeakMap<File, string>();
const stored = new WeakSet<File>();

/** Whether a file was ever to be kept. */
export const isKnown = (file: File): boolean => ids.has(file);
export const isStored = (file: File): boolean => stored.has(file);

/** By what a file is known in the store. */
export function idOf(file: File): string {
  const id = ids.get(file) ?? randomKey();
  ids.set(file, id);
  return id;
}

export const keyOfFile = (place: Place, id: string): IDBValidKey[] => [...place, 'file', id];

/** Keeps a file once; one that does not fit is left out. */
export async function storeFile(place: Place, file: File): Promise<void> {
  if (stored.has(file)) return;
  const { name, lastModified } = file;
  const kept: Stored = { bytes: file.slice(0, file.size, file.type), name, lastModified };
  try {
    await set(keyOfFile(place, idOf(file)), kept, fileDrafts());
    stored.add(file);
  } catch {
    // The store is full: it stays in memory.
  }
}

/** A file that was kept; null when the browser has lost it. Its bytes stay on the disk. */
export async function readFile(place: Place, id: string): Promise<File | null> {
  const kept = await get<Stored>(keyOfFile(place, id), fileDrafts());
  if (!kept) return null;
  const { bytes, name, lastModified } = kept;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  ids.set(file, id);
  stored.add(file);
  return file;
}
