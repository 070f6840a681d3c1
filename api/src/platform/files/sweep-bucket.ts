import { type Bucket, sdk } from './bucket';
import type { FindStored, Sweep } from './file-store';
import { isKey, KEPT_MS, placeOf, UNCLAIMED, UNCLAIMED_MS } from './places';

/** Keys asked about at once. */
const BATCH = 500;

/** Sweeps a bucket of files: see `FileStore`. Two that do so at once do each other no harm. */
export async function* sweepBucket(
  bucket: Bucket,
  findStored: FindStored,
  now = Date.now(),
): Sweep {
  for await (const found of objectsIn(bucket, `${UNCLAIMED}/`)) {
    const rows = await findStored(found.map(({ key }) => key));
    for (const { place: file, key, since } of found)
      if (rows.has(key)) yield { file, putRight: () => move(bucket, file, placeOf(key)) };
      else if (now - since > KEPT_MS) yield { file, putRight: () => remove(bucket, file) };
  }
  for await (const found of objectsIn(bucket, '')) {
    const old = found.filter((one) => isInPlace(one) && now - one.since > UNCLAIMED_MS);
    const rows = await findStored(old.map(({ key }) => key));
    for (const { place: file, key } of old)
      if (!rows.has(key)) yield { file, putRight: () => move(bucket, file, `${UNCLAIMED}/${key}`) };
  }
}

/** `since` is when it was written or moved last. */
type Found = { place: string; key: string; since: number };

const isInPlace = ({ place, key }: Found) => place === placeOf(key);

/** What is ours in the bucket below a prefix, some at a time. */
async function* objectsIn({ client, Bucket }: Bucket, Prefix: string): AsyncGenerator<Found[]> {
  const { paginateListObjectsV2 } = await sdk();
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client, pageSize: BATCH },
    { Bucket, Prefix },
  ))
    yield Contents.map(({ Key = '', LastModified }) => ({
      place: Key,
      key: Key.split('/').at(-1) ?? '',
      since: LastModified?.getTime() ?? Number.POSITIVE_INFINITY,
    })).filter(({ key }) => isKey(key));
}

/** A copy first: a crash leaves two, of which the next sweep removes one. */
async function move(bucket: Bucket, from: string, to: string): Promise<void> {
  const { CopyObjectCommand } = await sdk();
  const { client, Bucket } = bucket;
  await client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` }));
  await remove(bucket, from);
}

async function remove({ client, Bucket }: Bucket, place: string): Promise<void> {
  const { DeleteObjectCommand } = await sdk();
  await client.send(new DeleteObjectCommand({ Bucket, Key: place }));
}
