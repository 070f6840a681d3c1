import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config';
import { StorageAway } from './storage-away';

/** The client and the bucket that all calls go to. */
export type Bucket = { client: S3Client; Bucket: string };

/** How often something is asked, when the store does not answer or has a fault. */
export const TRIES = 4;
/** How long the store may be silent. */
const SILENT_MS = 30_000;
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The library is large, and only some need it. */
export const sdk = () => import('@aws-sdk/client-s3');

/** Makes the bucket when it is not there. @throws Error when it cannot be reached */
export async function openBucket(settings: S3Settings): Promise<Bucket> {
  const { bucket: Bucket, endpoint, region, accessKey, secretKey } = settings;
  const { S3Client, HeadBucketCommand, CreateBucketCommand } = await sdk();
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    maxAttempts: TRIES,
    // What fails is thrown, and logged by whoever asked.
    logger: SILENT,
    requestHandler: { connectionTimeout: 5000, requestTimeout: SILENT_MS },
    // Ours is sha-256, as the row of the file; not all that speak the protocol know others.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch(async (error) => {
    if (statusOf(error) !== 404) away(error);
    await client.send(new CreateBucketCommand({ Bucket })).catch((cause) => {
      // Of two that start at once one makes it.
      if (statusOf(cause) !== 409) away(cause);
    });
  });
  return { client, Bucket };
}

/** Null without an answer. */
export const statusOf = (error: unknown): number | null =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? null;

/** What answers with a fault of its own is away as much as what does not answer. */
export function away(error: unknown): never {
  const status = statusOf(error);
  throw status !== null && status < 500 && status !== 429 ? error : new StorageAway(error);
}
