import { createHmac, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Part } from './byte-range';
import { type FindStored, sweep } from './sweep';

/** Bytes in memory, or a complete and synced file in the `incoming` folder. */
export type Source = Uint8Array | { path: string };

/** How a link shows a file: saved as a download, or shown by the page that fetched it. */
export type Disposition = 'attachment' | 'inline';

/** Where the bytes of files are. Keys are ids of ours, never names that somebody typed. */
export type FileStore = {
  put: (key: string, source: Source) => Promise<void>;
  /** @throws ENOENT */
  get: (key: string) => Promise<Uint8Array>;
  /** A part of the bytes as they are read from the disk, and how many there are in all. @throws ENOENT */
  part: (key: string, part: Part) => Promise<{ bytes: Readable; size: number }>;
  /** How many bytes there are; `null` without any. */
  sizeOf: (key: string) => Promise<number | null>;
  delete: (key: string) => Promise<void>;
  /** A link for whoever holds it, good for ten minutes. */
  signedUrl: (key: string, disposition: Disposition) => string;
  /** What a link points at; `null` when it is forged or too old. */
  readUrl: (token: string) => { key: string; disposition: Disposition } | null;
  /** A folder for files that are coming in, on the same disk. */
  incoming: string;
  /** Cleans up after crashes. */
  sweep: (findStored: FindStored) => Promise<void>;
  /** @throws when nothing can be stored */
  check: () => Promise<void>;
};

const LINK_SECONDS = 600;

/** Files in a folder. A file is complete and on the disk under its name, or not there at all. */
export async function diskStore(dir: string, secret: string): Promise<FileStore> {
  const incoming = path.join(dir, 'incoming');
  await fs.mkdir(incoming, { recursive: true });
  const place = (key: string) => path.join(dir, key.slice(0, 2), key);

  return {
    incoming,
    put: async (key, source) => {
      const folder = path.dirname(place(key));
      await fs.mkdir(folder, { recursive: true });
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
    signedUrl: (key, disposition) => `/api/files/${sign(secret, key, disposition)}`,
    readUrl: (token) => verify(secret, token),
    sweep: (findStored) => sweep(dir, findStored),
    check: async () => {
      const probe = path.join(incoming, `check-${process.pid}`);
      await fs.writeFile(probe, 'check');
      await fs.rm(probe, { force: true });
    },
  };
}

/** Written under another name and synced, then renamed, so that the file is complete or absent. */
async function writeWhole(beside: string, file: string, bytes: Uint8Array) {
  const handle = await fs.open(beside, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fs.rename(beside, file);
}

async function sync(folder: string) {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function sign(secret: string, key: string, disposition: Disposition): string {
  const text = `${key}.${disposition}.${Math.floor(Date.now() / 1000) + LINK_SECONDS}`;
  return `${text}.${mac(secret, text)}`;
}

function verify(secret: string, token: string) {
  const [key = '', disposition = '', until = '', given = ''] = token.split('.');
  const expected = bytesOf(mac(secret, `${key}.${disposition}.${until}`));
  const received = bytesOf(given);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  if (Number(until) * 1000 < Date.now()) return null;
  return { key, disposition: disposition as Disposition }; // signed, so it is one of ours
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const mac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
