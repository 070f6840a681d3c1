import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { askAgain, askOnceMore } from './ask-again';
import type { Exported, PlacedFile } from './exported';
import { checksums, manifest, type Packed } from './manifest';
import { readMe } from './read-me';
import { TEXTS } from './texts';

/**
 * An export as one zip, made while it is read: one file at a time is open, and none is in memory. What
 * goes wrong breaks it off, before the list at its end without which no zip can be opened.
 *
 * @param mayGoOn whether who asked for it may still have it
 * @param whenPacked done once all of it was taken out but its end: what fails then breaks it off as well
 */
export function zipOfExport(
  exported: Exported,
  mayGoOn: () => Promise<boolean>,
  whenPacked: () => Promise<void> = async () => {},
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  fill(zip, exported, mayGoOn)
    .then(whenPacked)
    .then(() => zip.end())
    .catch((error) => output.destroy(error));
  return output;
}

async function fill(zip: ZipFile, exported: Exported, mayGoOn: () => Promise<boolean>) {
  const packed: Packed[] = [];
  const closed = new AbortController();
  zip.outputStream.once('close', () => closed.abort());
  const put = packInto(zip, closed.signal);

  for (const { path, file, rows } of exported.tables)
    packed.push({ ...(await put(path, createReadStream(file), exported.at)), rows });

  const packAll = async (files: readonly PlacedFile[]): Promise<PlacedFile[]> => {
    const missing: PlacedFile[] = [];
    for (const [index, file] of files.entries()) {
      await askAgain(index, mayGoOn);
      const done = await packFile(put, file);
      if (done) packed.push(done);
      else missing.push(file);
    }
    return missing;
  };
  // A PDF that was not drawn in time, as much was asked of the machine then, may be drawn now.
  for (const { path } of await packAll(await packAll(exported.files)))
    packed.push({ path, remark: TEXTS.missing });
  await askOnceMore(mayGoOn);

  const text = async (path: string, content: string) =>
    packed.push(await put(path, Readable.from([Buffer.from(content)]), exported.at));
  await text(TEXTS.readMe, readMe(exported, packed));
  await text(TEXTS.manifest, manifest(packed));
  await text(TEXTS.checksums, checksums(packed));
}

type Put = ReturnType<typeof packInto>;

/** @returns null when it cannot be read, or made */
async function packFile(put: Put, { path, at, open, sha256 }: PlacedFile): Promise<Packed | null> {
  const bytes = await open();
  if (!bytes) return null;
  const file = await put(path, bytes, at);
  const isDamaged = sha256 !== undefined && file.sha256 !== sha256;
  return isDamaged ? { ...file, remark: TEXTS.damaged } : file;
}

/** Puts one stream after the other into a zip, and measures what went into it. */
function packInto(zip: ZipFile, signal: AbortSignal) {
  // Until its end the zip keeps what it is told of each file: only how to get at its stream, or it would keep thousands.
  let measured: Transform;
  const give: Parameters<ZipFile['addReadStreamLazy']>[2] = (take) => take(null, measured);

  return async (path: string, bytes: Readable, mtime: Date): Promise<Packed> => {
    const hash = createHash('sha256');
    let size = 0;
    measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    // Tables become a tenth; documents are packed already.
    zip.addReadStreamLazy(path, { mtime, compress: /\.(?:csv|txt)$/.test(path) }, give);
    // Whoever goes away while it is made leaves no file open.
    await pipeline(bytes, measured, { signal });
    // The next one waits until all of it was taken out: else a slow line would fill the memory with small files.
    await finished(measured, { signal });
    return { path, size, sha256: hash.digest('hex') };
  };
}
