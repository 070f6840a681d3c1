import fs from 'node:fs/promises';
import path from 'node:path';
import type { FindStored, Sweep } from './file-store';
import { MADE } from './made-folders';
import { isKey, KEPT_MS, placeOf, UNCLAIMED, UNCLAIMED_MS } from './places';

/** An hour is longer than any call takes: an upload that is still there was abandoned. */
const INCOMING_MS = 3_600_000;
/** Keys asked about at once. */
const BATCH = 500;

/** Sweeps a folder of files: see `FileStore`. */
export async function* sweep(dir: string, findStored: FindStored, now = Date.now()): Sweep {
  yield* sweepIncoming(path.join(dir, 'incoming'), now);
  yield* reviewUnclaimed(dir, findStored, now);
  for (const folder of await fs.readdir(dir))
    if (/^[0-9a-f]{2}$/.test(folder)) yield* putAside(dir, folder, findStored, now);
}

/** Removes what came in or was made and never stored. */
export async function* sweepIncoming(incoming: string, now = Date.now()): Sweep {
  for (const { file, since } of await filesIn(incoming))
    if (now - since > INCOMING_MS) yield { file, putRight: () => fs.rm(file, { force: true }) };
  yield* removeMade(incoming, now);
}

/** What calls made on their way, before the process ended. */
async function* removeMade(incoming: string, now: number): Sweep {
  for (const name of await fs.readdir(incoming)) {
    const file = path.join(incoming, name);
    const status = name.startsWith(MADE) && (await fs.stat(file).catch(() => null));
    if (status && now - status.mtimeMs > INCOMING_MS)
      yield { file, putRight: () => fs.rm(file, { recursive: true }) };
  }
}

async function* reviewUnclaimed(dir: string, findStored: FindStored, now: number): Sweep {
  const aside = unclaimedIn(dir);
  await fs.mkdir(aside, { recursive: true });
  for (const batch of batches(await filesIn(aside))) {
    const rows = await findStored(batch.map(({ name }) => name));
    for (const { file, name, since } of batch)
      if (rows.has(name))
        yield { file, putRight: () => fs.rename(file, path.join(dir, placeOf(name))) };
      else if (now - since > KEPT_MS) yield { file, putRight: () => fs.rm(file, { force: true }) };
  }
}

async function* putAside(dir: string, folder: string, findStored: FindStored, now: number): Sweep {
  const stored = await filesIn(path.join(dir, folder));
  for (const batch of batches(stored.filter(({ since }) => now - since > UNCLAIMED_MS))) {
    const rows = await findStored(batch.map(({ name }) => name));
    for (const { file, name } of batch)
      if (!rows.has(name))
        yield { file, putRight: () => fs.rename(file, path.join(unclaimedIn(dir), name)) };
  }
}

const unclaimedIn = (dir: string) => path.join(dir, UNCLAIMED);

/** `since` is when it was written or moved last. */
type Found = { file: string; name: string; since: number };

/** Files of ours, by their keys; one that goes away in the meantime is none. */
async function filesIn(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name);
    const status = await fs.stat(file).catch(() => null);
    if (status?.isFile() && isKey(name))
      found.push({ file, name, since: Math.max(status.mtimeMs, status.ctimeMs) });
  }
  return found;
}

function* batches(found: Found[]) {
  for (let at = 0; at < found.length; at += BATCH) yield found.slice(at, at + BATCH);
}
