import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect';
import { type BucketedList, renewBuckets } from '../../platform/lists/buckets';

export const FIRM_CLIENT_BUCKETS: BucketedList = {
  rows: 'administration_relation',
  tally: 'firm_client_tally',
  buckets: 'firm_client_bucket',
  company: 'administration_id',
  key: ['active', 'hidden', 'type'],
  name: 'name',
  id: 'enterprise_id',
  which: sql`is_there = 1`,
  number: 'clients',
};

/** Keeps a page in the middle of a firm's long list of clients as quick as the first. */
export const renewFirmClientBuckets = (db: Db): Promise<void> =>
  renewBuckets(db, FIRM_CLIENT_BUCKETS);
