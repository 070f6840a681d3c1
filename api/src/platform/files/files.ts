import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Queries } from '../database/connect';
import { insertRows } from '../database/insert-rows';
import { file } from '../database/schema/relations';
import { sqlState } from '../database/sql-state';
import { HttpError, notFound } from '../errors';
import type { Part } from './byte-range';
import type { Disposition, FileStore } from './file-store';
import { TEXTS } from './texts';

export type StoredFile = typeof file.$inferSelect;

/** An uploaded file, kept on this disk until it is stored or discarded. */
export type Incoming = {
  path: string;
  /** As the user's machine called it: for showing only. */
  name: string;
  content_type: string;
  /** By content, as an extension: `pdf`. */
  kind: string;
  size: number;
  sha256: string;
};

/** A whole file on this disk, in the folder of what comes in. */
type Complete = Pick<Incoming, 'path' | 'size' | 'sha256'>;

type NewFile = {
  relation_id: number;
  name: string;
  content_type: string;
  source: Uint8Array | Complete;
};

/** Bytes that are stored before the transaction that may give them a row. */
export type StoredAhead = Pick<StoredFile, 'id' | 'size' | 'sha256'>;

type AheadFile = Omit<NewFile, 'source'> & { source: StoredAhead };

/** The files as one transaction sees them. After a rollback new files are removed; deleted files go after the commit. */
export type Files = {
  put: (made: NewFile) => Promise<StoredFile>;
  /**
   * Stores the bytes of many, in the same order, so that their transaction does not wait for the disk. Of those that get no
   * row the nightly sweep takes what `discard` does not.
   */
  storeAhead: (sources: readonly Complete[]) => Promise<StoredAhead[]>;
  /** Gives rows to what was stored ahead. */
  putAhead: (made: readonly AheadFile[]) => Promise<void>;
  /** What was stored ahead and is not needed goes after the commit. */
  discard: (ahead: readonly StoredAhead[]) => void;
  /** What is kept of a file beside its bytes. @throws HttpError 404 for an unknown id */
  find: (id: string) => Promise<StoredFile>;
  /** @throws HttpError 404 for an unknown id, 500 when the bytes have changed */
  get: (id: string) => Promise<{ file: StoredFile; bytes: Uint8Array }>;
  /** A part of the bytes, streamed; its checksum cannot be verified, for that takes the whole file. @throws HttpError 500 when it is not as long as it was */
  part: (file: StoredFile, part: Part) => Promise<Readable>;
  /** Lets a script read a file: a copy of it is on this disk as long as `use` takes. @throws HttpError as `get` */
  local: <T>(id: string, use: (path: string) => Promise<T>) => Promise<T>;
  delete: (id: string) => Promise<void>;
  signedUrl: (id: string, disposition: Disposition) => string;
};

/** Files that are stored together; with more of them other calls would wait long for the disk. */
const AT_ONCE = 8;

/** @returns `settle` removes files without a row from the disk, once the transaction has ended */
export function filesIn(store: FileStore, db: Queries) {
  const put: string[] = [];
  const deleted: string[] = [];

  const keep = async ({ source, ...row }: NewFile) => {
    const id = randomUUID();
    put.push(id);
    await store.put(id, source);
    const { size, sha256 } = 'path' in source ? source : measure(source);
    return { ...row, id, size, sha256 };
  };
  const files: Files = {
    put: async (made) => {
      const [stored] = await db
        .insert(file)
        .values(await keep(made))
        .returning();
      return stored as StoredFile;
    },
    storeAhead: (sources) =>
      pLimit(AT_ONCE).map(sources, async (source) => {
        const { size, sha256 } = source;
        const id = randomUUID();
        await store.put(id, source);
        return { id, size, sha256 };
      }),
    putAhead: async (made) => {
      const rows = made.map(({ source: { id, size, sha256 }, ...row }) => ({
        ...row,
        ...{ id, size, sha256 },
      }));
      await insertRows(db, file, rows);
    },
    discard: (ahead) => void deleted.push(...ahead.map(({ id }) => id)),
    find: (id) => findFile(db, id),
    get: (id) => getFile(store, db, id),
    part: (file, part) => partOfFile(store, file, part),
    local: (id, use) => useLocally(store, db, { id, use }),
    delete: async (id) => {
      await db.delete(file).where(eq(file.id, id));
      deleted.push(id);
    },
    signedUrl: store.signedUrl,
  };
  const settle = async (committed: boolean) => {
    for (const id of committed ? deleted : put) await store.delete(id);
  };
  return { files, settle };
}

const measure = (bytes: Uint8Array) => ({ size: bytes.length, sha256: sha256(bytes) });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function findFile(db: Queries, id: string): Promise<StoredFile> {
  const [found] = await db.select().from(file).where(eq(file.id, id));
  if (!found) throw notFound(TEXTS.file);
  return found;
}

async function partOfFile(store: FileStore, { id, size }: StoredFile, part: Part) {
  const kept = await store.part(id, part).catch((cause) => {
    throw unreadable(id, cause);
  });
  if (kept.size === size) return kept.bytes;
  kept.bytes.destroy();
  throw damaged(id, `${kept.size} bytes instead of ${size}`);
}

async function getFile(store: FileStore, db: Queries, id: string) {
  const found = await findFile(db, id);
  const bytes = await store.get(id).catch((cause) => {
    throw unreadable(id, cause);
  });
  if (sha256(bytes) !== found.sha256) throw damaged(id, 'sha-256 differs');
  return { file: found, bytes };
}

type Locally<T> = { id: string; use: (path: string) => Promise<T> };

async function useLocally<T>(store: FileStore, db: Queries, { id, use }: Locally<T>): Promise<T> {
  const { bytes } = await getFile(store, db, id);
  const copy = path.join(store.incoming, randomUUID());
  try {
    await fs.writeFile(copy, bytes);
    return await use(copy);
  } finally {
    await fs.rm(copy, { force: true });
  }
}

const damaged = (id: string, cause: unknown) =>
  new HttpError(500, TEXTS.damaged, { cause: new Error(`file ${id}`, { cause }) });

/** Bytes that are gone say something about the file; a store that is away, or refuses us, does not. */
const unreadable = (id: string, cause: unknown) =>
  sqlState(cause) === 'ENOENT' ? damaged(id, cause) : cause;
