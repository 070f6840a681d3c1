import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { s3Server } from '../../testing/s3-server';
import { isUnavailable } from '../database/sql-state';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { s3Store } from './s3-store';

const DAY = 24 * 3_600_000;
const BYTES = Buffer.from('%PDF-1.7 kanarie');
/** More than a stream gives at once. */
const LARGE = Buffer.alloc(300_000, 'kanarie');

let dir: string;
let s3: Awaited<ReturnType<typeof s3Server>>;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'boekwerk-stores-'));
  s3 = await s3Server();
  stores.folder = await diskStore(path.join(dir, 'folder'), 'secret');
  stores.bucket = await inBucket();
});

afterAll(async () => {
  await s3.close();
  await fs.rm(dir, { recursive: true });
});

const inBucket = (settings = {}) =>
  s3Store(
    { ...s3.settings, ...settings },
    { incoming: path.join(dir, 'incoming'), secret: 'secret' },
  );

/** A file that came in, as a form leaves it. */
async function cameIn(store: FileStore, bytes: Buffer) {
  const file = path.join(store.incoming, randomUUID());
  await fs.writeFile(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: file, size: bytes.length, sha256 };
}

describe.each(['folder', 'bucket'])('a %s', (name) => {
  let store: FileStore;
  let key: string;

  beforeEach(() => {
    store = stores[name] as FileStore;
    key = randomUUID();
  });

  const text = async () => Buffer.from(await store.get(key)).toString();
  const isThere = async () => (await store.sizeOf(key)) !== null;

  it('gives back what was put from memory', async () => {
    await store.put(key, BYTES);
    expect(await text()).toBe(BYTES.toString());
    expect(await store.sizeOf(key)).toBe(BYTES.length);
  });

  it('gives back what came in, which stays where it came in', async () => {
    const source = await cameIn(store, LARGE);
    await store.put(key, source);
    expect(LARGE.equals(await store.get(key))).toBe(true);
    expect(LARGE.equals(await fs.readFile(source.path))).toBe(true);
  });

  it('keeps an empty file', async () => {
    await store.put(key, Buffer.alloc(0));
    expect(await store.get(key)).toHaveLength(0);
    expect(await store.sizeOf(key)).toBe(0);
  });

  it('gives a part, and says how large the whole is', async () => {
    await store.put(key, LARGE);
    const { bytes, size } = await store.part(key, { from: 100_001, to: 200_000 });
    expect(LARGE.subarray(100_001, 200_001).equals(await buffer(bytes))).toBe(true);
    expect(size).toBe(LARGE.length);
  });

  it('says how large a file is that does not reach so far', async () => {
    await store.put(key, BYTES);
    const { bytes, size } = await store.part(key, { from: 500, to: 600 });
    expect(await buffer(bytes)).toHaveLength(0);
    expect(size).toBe(BYTES.length);
  });

  it('never replaces what is there, from memory or from what came in', async () => {
    await store.put(key, BYTES);
    const other = Buffer.from('koekoek');
    await expect(store.put(key, other)).rejects.toThrow('EEXIST');
    await expect(store.put(key, await cameIn(store, other))).rejects.toThrow('EEXIST');
    expect(await text()).toBe(BYTES.toString());
  });

  it('says so when there is nothing', async () => {
    await expect(store.get(key)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(store.part(key, { from: 0, to: 1 })).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.sizeOf(key)).toBe(null);
  });

  it('deletes, also what is gone already', async () => {
    await store.put(key, BYTES);
    await store.delete(key);
    expect(await isThere()).toBe(false);
    await store.delete(key);
  });

  it('gives links that lead back to the file, and no other', () => {
    const link = store.signedUrl(key, 'inline');
    const token = link.replace('/api/files/', '');
    expect(store.readUrl(token)).toEqual({ key, disposition: 'inline' });
    expect(store.readUrl(token.replace(key, randomUUID()))).toBe(null);
  });

  it('is ready', () => store.check());

  async function sweepAfter(milliseconds: number, rows: string[] = []) {
    const swept = store.sweep(
      async (keys) => new Set(keys.filter((one) => rows.includes(one))),
      Date.now() + milliseconds,
    );
    for await (const { putRight } of swept) await putRight();
  }

  it('keeps what has a row, and puts aside what has none for a day, for a month', async () => {
    const lost = randomUUID();
    await store.put(key, BYTES);
    await store.put(lost, BYTES);
    await sweepAfter(DAY / 2);
    expect(await store.sizeOf(lost)).toBe(BYTES.length);
    await sweepAfter(DAY + 1000, [key]);
    expect(await isThere()).toBe(true);
    expect(await store.sizeOf(lost)).toBe(null);
    // Another database was asked: it has a row after all.
    await sweepAfter(29 * DAY, [key, lost]);
    expect(await store.sizeOf(lost)).toBe(BYTES.length);
    await sweepAfter(DAY + 1000, [key]);
    await sweepAfter(31 * DAY, [key]);
    await sweepAfter(29 * DAY, [key, lost]);
    expect(await store.sizeOf(lost)).toBe(null);
    expect(await text()).toBe(BYTES.toString());
  });

  it('removes what came in an hour ago and was never stored', async () => {
    const { path: file } = await cameIn(store, BYTES);
    await sweepAfter(DAY / 48);
    await fs.access(file);
    await sweepAfter(DAY / 24 + 1000);
    await expect(fs.access(file)).rejects.toThrow('ENOENT');
  });
});

describe('a folder on a disk', () => {
  it('keeps nothing of what there was no room for, which the others need', async () => {
    const store = stores.folder as FileStore;
    const key = randomUUID();
    const open = fs.open.bind(fs);
    const opening = jest.spyOn(fs, 'open').mockImplementation(async (file, ...how) => {
      const handle = await open(file, ...how);
      const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      jest.spyOn(handle, 'writeFile').mockRejectedValue(full);
      return handle;
    });
    await expect(store.put(key, LARGE)).rejects.toThrow('ENOSPC');
    opening.mockRestore();
    expect(await fs.readdir(store.incoming)).not.toContain(key);
    await store.put(key, LARGE);
    expect(await store.sizeOf(key)).toBe(LARGE.length);
  });
});

describe('a bucket over a network', () => {
  let store: FileStore;
  let key: string;

  beforeEach(() => {
    store = stores.bucket as FileStore;
    key = randomUUID();
  });

  it.each([
    ['has a fault', 503],
    ['loses its answer', 'lost'],
  ] as const)('stores a file when the store %s for once', async (_what, fault) => {
    const source = await cameIn(store, LARGE);
    s3.fail(fault);
    await store.put(key, source);
    expect(LARGE.equals(await store.get(key))).toBe(true);
  });

  it('refuses bytes that are not what the checksum says', async () => {
    const source = await cameIn(store, LARGE);
    await fs.writeFile(source.path, Buffer.alloc(LARGE.length, 'koekoek'));
    await expect(store.put(key, source)).rejects.toThrow();
    expect(await store.sizeOf(key)).toBe(null);
  });

  it('is away, not damaged or empty, when it has a fault each time', async () => {
    await store.put(key, BYTES);
    for (const call of [
      () => store.get(key),
      () => store.part(key, { from: 0, to: 1 }),
      () => store.sizeOf(key),
      () => store.put(randomUUID(), BYTES),
    ]) {
      s3.fail(...Array(16).fill(500));
      const error = await call().catch((cause) => cause);
      expect(isUnavailable(error)).toBe(true);
      s3.recover();
    }
  });

  it('says at the start that it cannot be reached, or that the key is not good', async () => {
    await expect(inBucket({ accessKey: 'another' })).rejects.toThrow();
    await expect(inBucket({ endpoint: 'http://127.0.0.1:2' })).rejects.toThrow();
  });
});
