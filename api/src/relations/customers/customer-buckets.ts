import type { Db } from '../../platform/database/connect';
import { type BucketedList, renewBuckets } from '../../platform/lists/buckets';

export const CUSTOMER_BUCKETS: BucketedList = {
  rows: 'relation',
  tally: 'party_tally',
  buckets: 'party_bucket',
  company: 'owner_relation_id',
  key: ['active', 'hidden', 'enterprise_relation_type'],
  name: 'party_name',
  id: 'id',
  number: 'customers',
};

/** Keeps a page in the middle of long lists of customers as quick as the first. */
export const renewCustomerBuckets = (db: Db): Promise<void> => renewBuckets(db, CUSTOMER_BUCKETS);
