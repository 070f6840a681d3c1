import type { Db } from '../../platform/database/connect';
import { type BucketedList, renewBuckets } from '../../platform/lists/buckets';

export const PRODUCT_BUCKETS: BucketedList = {
  rows: 'product',
  tally: 'product_tally',
  buckets: 'product_bucket',
  company: 'relation_id',
  key: ['active'],
  name: 'title',
  id: 'id',
  number: 'products',
};

/** Keeps a page in the middle of long catalogues as quick as the first. */
export const renewProductBuckets = (db: Db): Promise<void> => renewBuckets(db, PRODUCT_BUCKETS);
