import type { UploadFailure } from '@boekwerk/shared/api-client/upload-failure';
import { randomKey } from '@boekwerk/shared/session/random-key';
import { useSyncExternalStore } from 'react';
import { fileProblem } from './file-problem';

/** A file that is not with its invoice yet. */
export type Upload = {
  key: string;
  file: File;
  /** `waiting` for its invoice to be saved, or for its turn. */
  state: 'waiting' | 'sending' | UploadFailure['state'];
  /** 0 to 1 */
  progress: number;
  /** Why it was refused or failed. */
  reason: string | null;
};

/** The id of the invoice that files go with; null while that has not been saved. */
export type Owner = number | null;

// Kept outside the page: a new invoice gets another page once it is saved, and failed files stay until they are handled.
let lists: ReadonlyMap<Owner, readonly Upload[]> = new Map();
const listeners = new Set<() => void>();
const NONE: readonly Upload[] = [];

export const uploadsOf = (owner: Owner) => lists.get(owner) ?? NONE;

export const useUploadsOf = (owner: Owner) =>
  useSyncExternalStore(subscribe, () => uploadsOf(owner));

/** Whether files have still to go with an invoice: what was refused never will. */
export const useHasUnsent = (owner: Owner): boolean =>
  useSyncExternalStore(subscribe, () => uploadsOf(owner).some(({ state }) => state !== 'refused'));

/** Puts files on the list; one that cannot be sent stands there with the reason. */
export function addUploads(owner: Owner, files: readonly File[]): void {
  show(owner, [...uploadsOf(owner), ...files.map(asUpload)]);
}

export const changeUpload = (owner: Owner, key: string, change: Partial<Upload>) =>
  show(
    owner,
    uploadsOf(owner).map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
  );

export const removeUpload = (owner: Owner, key: string) =>
  show(
    owner,
    uploadsOf(owner).filter((upload) => upload.key !== key),
  );

/** Refused files cannot be retried. */
export const removeRefused = (owner: Owner) =>
  show(
    owner,
    uploadsOf(owner).filter(({ state }) => state !== 'refused'),
  );

export const removeUploads = (owner: Owner) => show(owner, NONE);

/** The files of a new invoice go with it, now that it has been saved. */
export function transferUploads(id: number): void {
  show(id, [...uploadsOf(id), ...uploadsOf(null)]);
  removeUploads(null);
}

function show(owner: Owner, uploads: readonly Upload[]): void {
  lists = new Map(lists).set(owner, uploads);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function asUpload(file: File): Upload {
  const reason = fileProblem(file);
  return { key: randomKey(), file, state: reason ? 'refused' : 'waiting', progress: 0, reason };
}
