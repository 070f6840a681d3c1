import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { deleteOldDeliveryAttempts } from '../account-mail/delivery-attempts';
import { deleteOldDevices } from '../auth/devices';
import { deleteOldHandovers } from '../auth/handover';
import { deleteOldChallenges } from '../auth/passkeys/challenges';
import { forgetPresence } from '../bookkeeping/presence/forget-presence';
import { renewProductBuckets } from '../invoicing/products/product-buckets';
import { deleteOldMailDays } from '../mail-quota/claim-mail-quota';
import type { App } from '../platform/app';
import type { Db } from '../platform/database/connect';
import { address_change, mailed_code } from '../platform/database/schema/accounts';
import { session } from '../platform/database/schema/sessions';
import { deleteOldAttempts } from '../platform/http/attempts';
import { deleteOldReplies } from '../platform/http/idempotency';
import { eachByItself } from '../platform/jobs/each-by-itself';
import { renewCustomerBuckets } from '../relations/customers/customer-buckets';
import { renewFirmClientBuckets } from '../relations/firm-clients/firm-client-buckets';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'clean-up': Record<string, never>;
  }
}

/** Sessions stay this long for the record after nobody can use them any more. */
const SESSION_DAYS = 90;

const tooOld = sql`now() - make_interval(days => ${SESSION_DAYS})`;

/** Of an invitation that nobody accepted the last code says until when it was good. */
const isOver = and(
  lt(mailed_code.expires_at, sql`now()`),
  or(ne(mailed_code.purpose, 'invitation'), isNotNull(mailed_code.used_at)),
);

/** What is done every night, by what it is about; the last is done best when nothing else is left to do. */
const STEPS: Record<string, (db: Db) => Promise<unknown>> = {
  replies: deleteOldReplies,
  attempts: deleteOldAttempts,
  devices: deleteOldDevices,
  'delivery attempts': deleteOldDeliveryAttempts,
  'mail days': deleteOldMailDays,
  handovers: deleteOldHandovers,
  challenges: deleteOldChallenges,
  presence: forgetPresence,
  codes: (db) => db.delete(mailed_code).where(isOver),
  'address changes': (db) => db.delete(address_change).where(lt(address_change.created_at, tooOld)),
  sessions: (db) => db.delete(session).where(lt(session.created_at, tooOld)),
  customers: renewCustomerBuckets,
  'firm clients': renewFirmClientBuckets,
  products: renewProductBuckets,
  database: tidyUp,
};

/**
 * Removes every night what only mattered for a while, divides lists that have grown, and lets the database tidy up and count its rows anew: the
 * embedded one never does that by itself, and chooses slow ways through tables it knows nothing of. A step that fails
 * holds up no other.
 */
export function cleanUpJob({ db, http, jobs }: App) {
  jobs.handle({ name: 'clean-up', seconds: 3600, cron: '15 4 * * *' }, () =>
    eachByItself(
      http,
      Object.entries(STEPS).map(([of, step]) => ({ of, step })),
      'not cleaned up',
      ({ step }) => step(db),
    ),
  );
}

/** Of much data it takes minutes, which no other statement may. */
async function tidyUp({ $client }: Db): Promise<void> {
  const client = await $client.connect();
  let isAsBefore = false;
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM (ANALYZE)');
    await client.query('RESET statement_timeout');
    isAsBefore = true;
  } finally {
    client.release(!isAsBefore);
  }
}
