import fs from 'node:fs/promises';
import path from 'node:path';
import { checkFolder } from './check-folder';
import type { FileStore } from './file-store';
import { linksWith } from './links';
import { placeOf } from './places';
import { sweep } from './sweep';

/** Files in a folder. A file is complete and on the disk under its name, or not there at all. */
export async function diskStore(dir: string, secret: string): Promise<FileStore> {
  const incoming = path.join(dir, 'incoming');
  const makeFolder = durableFolders();
  await makeFolder(dir);
  await makeFolder(incoming);
  const place = (key: string) => path.join(dir, placeOf(key));

  return {
    incoming,
    put: async (key, source) => {
      const folder = path.dirname(place(key));
      await makeFolder(folder);
      // A hard link, not a move: a retried transaction needs the uploaded file again.
      if ('path' in source) await fs.link(source.path, place(key));
      else await writeWhole(path.join(incoming, key), place(key), source);
      await sync(folder);
    },
    get: async (key) => {
      const { buffer, byteOffset, byteLength } = await fs.readFile(place(key));
      return new Uint8Array(buffer, byteOffset, byteLength);
    },
    part: async (key, { from, to }) => {
      const handle = await fs.open(place(key));
      const { size } = await handle.stat().catch(async (cause) => {
        await handle.close();
        throw cause;
      });
      return { bytes: handle.createReadStream({ start: from, end: to }), size };
    },
    sizeOf: (key) =>
      fs.stat(place(key)).then(
        ({ size }) => size,
        (error) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      ),
    delete: (key) => fs.rm(place(key), { force: true }),
    ...linksWith(secret),
    sweep: (findStored, now) => sweep(dir, findStored, now),
    check: () => checkFolder(incoming),
  };
}

/**
 * Written under another name and synced before it gets its own, so that the file is complete or absent. Of what fails
 * nothing is left: on a disk that is full it would take the room that there is.
 */
async function writeWhole(beside: string, file: string, bytes: Uint8Array) {
  try {
    await writeSynced(beside, bytes);
    await fs.link(beside, file);
  } finally {
    await fs.rm(beside, { force: true });
  }
}

async function writeSynced(file: string, bytes: Uint8Array) {
  const handle = await fs.open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes folders whose names are on the disk, also when several ask at once or an earlier process ended in between. */
function durableFolders() {
  const named = new Map<string, Promise<void>>();
  return async (folder: string) => {
    await fs.mkdir(folder, { recursive: true });
    const isNamed = named.get(folder) ?? sync(path.dirname(folder));
    named.set(folder, isNamed);
    await isNamed.catch((error) => {
      named.delete(folder);
      throw error;
    });
  };
}

async function sync(folder: string) {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
