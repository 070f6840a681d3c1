import { fileDrafts } from '@boekwerk/shared/session/file-drafts';
import { del, delMany, get, keys } from 'idb-keyval';
import { keyOfFile, type Place, readFile } from './kept-file';
import { type KeptUnsent, keyOfTray } from './tray';
import type { Unsent } from './unsent';

/** What a page that is gone had kept. */
export type LeftTray = {
  unsent: readonly Unsent[];
  /** Its files are in another tray now. */
  pass: () => Promise<void>;
  /** Deletes it with its files. */
  discard: () => Promise<void>;
};

/** Says that a tray is of a page that is open. @returns lets go of it */
export function holdTray(tray: string): () => void {
  const leaving = new AbortController();
  void locked(tray, leaving.signal, () => {});
  return () => leaving.abort();
}

/**
 * Calls back with each tray that no open page has: at once, or when that page has gone. Nobody else is offered it then.
 *
 * @returns stops looking
 */
export function findLeftTrays(place: Place, found: (left: LeftTray) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const look = async () => {
    const kept = await keys<IDBValidKey[]>(fileDrafts());
    for (const key of kept) {
      const tray = key[place.length + 1];
      if (typeof tray !== 'string' || String(key) !== String(keyOfTray(place, tray))) continue;
      const offer = async () => {
        const left = await readTray(place, tray);
        if (left.unsent.length > 0 && !signal.aborted) found(left);
      };
      void locked(tray, signal, offer);
    }
  };
  // A browser that keeps nothing has nothing left.
  look().catch(() => {});
  return () => leaving.abort();
}

/** Does something once a tray is nobody's, and has it until it is let go of. */
async function locked(
  tray: string,
  signal: AbortSignal,
  act: () => Promise<void> | void,
): Promise<void> {
  const actAndHold = async () => {
    await act();
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  // Missing where the address is not https: two pages that are open at once are offered each other's photos there.
  const locks = navigator.locks as LockManager | undefined;
  try {
    if (locks) await locks.request(`boekwerk.tray.${tray}`, { signal }, actAndHold);
    else await act();
  } catch {
    // It was let go of before it was free, or cannot be read.
  }
}

async function readTray(place: Place, tray: string): Promise<LeftTray> {
  const key = keyOfTray(place, tray);
  const kept = (await get<KeptUnsent[]>(key, fileDrafts())) ?? [];
  const unsent = await Promise.all(kept.map((one) => readUnsent(place, one)));
  const files = kept.flatMap((one) => one.files.map(({ id }) => keyOfFile(place, id)));
  return {
    unsent: unsent.filter((one) => one !== null),
    pass: () => del(key, fileDrafts()),
    discard: () => delMany([key, ...files], fileDrafts()),
  };
}

/** Null when the browser has lost a file of it. */
async function readUnsent(place: Place, { files, ...rest }: KeptUnsent): Promise<Unsent | null> {
  const read = await Promise.all(
    files.map(async ({ id, turn }) => ({ file: await readFile(place, id), turn })),
  );
  const found = read.flatMap(({ file, turn }) => (file === null ? [] : { file, turn }));
  return found.length === files.length ? { ...rest, files: found } : null;
}
