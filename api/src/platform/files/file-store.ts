import type { Readable } from 'node:stream';
import type { Part } from './byte-range';

/** Bytes in memory, or a complete and synced file in the `incoming` folder. */
export type Source = Uint8Array | { path: string; size: number; sha256: string };

/** How a link shows a file: saved as a download, or shown by the page that fetched it. */
export type Disposition = 'attachment' | 'inline';

/** Where the bytes of files are. Keys are ids of ours, never names that somebody typed. */
export type FileStore = {
  /** Complete and durable once it resolves. @throws EEXIST when other bytes have the key, which stay */
  put: (key: string, source: Source) => Promise<void>;
  /** @throws ENOENT */
  get: (key: string) => Promise<Uint8Array>;
  /** A part of the bytes as they are read, and how many there are in all. @throws ENOENT */
  part: (key: string, part: Part) => Promise<{ bytes: Readable; size: number }>;
  /** How many bytes there are; `null` without any. */
  sizeOf: (key: string) => Promise<number | null>;
  delete: (key: string) => Promise<void>;
  /** A link for whoever holds it, good for ten minutes. */
  signedUrl: (key: string, disposition: Disposition) => string;
  /** What a link points at; `null` when it is forged or too old. */
  readUrl: (token: string) => { key: string; disposition: Disposition } | null;
  /** A folder for files that are coming in: on the disk of this machine, and where files are kept on a disk on that one. */
  incoming: string;
  /**
   * What there is to clean up after crashes, one by one: what came in or was made and never stored is removed. Stored files
   * without a row are put aside and removed a month later; those that turn out to have a row are put back.
   */
  sweep: (findStored: FindStored, now?: number) => Sweep;
  /** @throws when nothing can be stored */
  check: () => Promise<void>;
};

/** Files that are in the wrong place, each with what puts it right. */
export type Sweep = AsyncGenerator<{ file: string; putRight: () => Promise<void> }>;

/** Which of these keys have a row. */
export type FindStored = (keys: string[]) => Promise<Set<string>>;
