import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings } from '../config';
import { away, type Bucket, openBucket, sdk, statusOf, TRIES } from './bucket';
import { checkFolder } from './check-folder';
import type { FileStore, Source } from './file-store';
import { linksWith } from './links';
import { placeOf } from './places';
import { sweepIncoming } from './sweep';
import { sweepBucket } from './sweep-bucket';

/** Before the second try; twice as long before each after it. */
const PAUSE_MS = 400;
/**
 * Files in a bucket, which is made when it is not there; what comes in waits in a folder on this machine.
 *
 * @throws Error when the bucket cannot be reached
 */
export async function s3Store(
  settings: S3Settings,
  { incoming, secret }: { incoming: string; secret: string },
): Promise<FileStore> {
  await fs.mkdir(incoming, { recursive: true });
  const bucket = await openBucket(settings);
  const { client, Bucket } = bucket;
  const { GetObjectCommand, HeadObjectCommand, DeleteObjectCommand, HeadBucketCommand } =
    await sdk();
  const named = (key: string) => ({ Bucket, Key: placeOf(key) });
  const sizeOf = (key: string) =>
    client.send(new HeadObjectCommand(named(key))).then(
      ({ ContentLength }) => ContentLength ?? 0,
      (error) => (statusOf(error) === 404 ? null : away(error)),
    );

  return {
    incoming,
    put: (key, source) => put(bucket, key, source),
    get: async (key) => {
      const { Body } = await client.send(new GetObjectCommand(named(key))).catch(missing);
      return (await Body?.transformToByteArray().catch(away)) ?? new Uint8Array();
    },
    part: async (key, { from, to }) => {
      const Range = `bytes=${from}-${to}`;
      const answer = await client
        .send(new GetObjectCommand({ ...named(key), Range }))
        .catch((error) => (statusOf(error) === 416 ? null : missing(error)));
      // What is shorter than it should be has no such part: its size tells.
      if (!answer) return { bytes: Readable.from([]), size: (await sizeOf(key)) ?? 0 };
      const size = Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength);
      return { bytes: answer.Body as Readable, size };
    },
    sizeOf,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(named(key))).catch(away);
    },
    ...linksWith(secret),
    sweep: async function* (findStored, now) {
      yield* sweepIncoming(incoming, now);
      yield* sweepBucket(bucket, findStored, now);
    },
    check: async () => {
      await checkFolder(incoming);
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

/** What is there already is never replaced. The store compares what arrives with the checksum. */
async function put({ client, Bucket }: Bucket, key: string, source: Source): Promise<void> {
  const { PutObjectCommand, HeadObjectCommand } = await sdk();
  const { size, sha256, open } = readable(source);
  const named = { Bucket, Key: placeOf(key) };
  const send = () =>
    client.send(
      new PutObjectCommand({
        ...named,
        Body: open(),
        ContentLength: size,
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        Metadata: { sha256 },
        IfNoneMatch: '*',
      }),
    );

  await repeat(send).catch(async (error) => {
    if (statusOf(error) !== 412) away(error);
    // The answer to the first try may have been lost: then these are our own bytes.
    const { Metadata } = await client.send(new HeadObjectCommand(named)).catch(away);
    if (Metadata?.sha256 === sha256) return;
    throw Object.assign(new Error(`EEXIST: ${key}`, { cause: error }), { code: 'EEXIST' });
  });
}

const readable = (source: Source) =>
  'path' in source
    ? { ...source, open: () => createReadStream(source.path) }
    : {
        size: source.length,
        sha256: createHash('sha256').update(source).digest('hex'),
        open: () => source,
      };

/** The library does not repeat what it streams: each try needs a stream of its own. */
async function repeat(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await send();
      return;
    } catch (error) {
      const status = statusOf(error);
      // Another is storing the same key at this moment: whoever is first has it.
      const isFinal = status !== null && status < 500 && ![408, 409, 429].includes(status);
      if (isFinal || tries === TRIES) throw error;
      await wait(PAUSE_MS * 2 ** (tries - 1));
    }
  }
}

/** @throws ENOENT for what is not there */
function missing(error: unknown): never {
  if (statusOf(error) !== 404) away(error);
  throw Object.assign(new Error('ENOENT: no such object', { cause: error }), { code: 'ENOENT' });
}
