import { lt, sql } from 'drizzle-orm';
import { deleteOldDeliveryAttempts } from '../account-mail/delivery-attempts';
import { deleteOldDevices } from '../auth/devices';
import { deleteOldHandovers } from '../auth/handover';
import { deleteOldChallenges } from '../auth/passkeys/challenges';
import { forgetPresence } from '../bookkeeping/presence/forget-presence';
import { renewProductBuckets } from '../invoicing/products/product-buckets';
import type { App } from '../platform/app';
import { address_change, mailed_code } from '../platform/database/schema/accounts';
import { session } from '../platform/database/schema/sessions';
import { deleteOldAttempts } from '../platform/http/attempts';
import { deleteOldReplies } from '../platform/http/idempotency';
import { renewCustomerBuckets } from '../relations/customers/customer-buckets';
import { renewFirmClientBuckets } from '../relations/firm-clients/firm-client-buckets';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'clean-up': Record<string, never>;
  }
}

/** Sessions stay this long for the record after nobody can use them any more. */
const SESSION_DAYS = 90;

/**
 * Removes every night what only mattered for a while, divides lists that have grown, and lets the database tidy up and count its rows anew: the
 * embedded one never does that by itself, and chooses slow ways through tables it knows nothing of.
 */
export function cleanUpJob({ db, jobs }: App) {
  jobs.handle({ name: 'clean-up', seconds: 3600, cron: '15 4 * * *' }, async () => {
    await deleteOldReplies(db);
    await deleteOldAttempts(db);
    await deleteOldDevices(db);
    await deleteOldDeliveryAttempts(db);
    await deleteOldHandovers(db);
    await deleteOldChallenges(db);
    await forgetPresence(db);
    await db.delete(mailed_code).where(lt(mailed_code.expires_at, sql`now()`));
    const tooOld = sql`now() - make_interval(days => ${SESSION_DAYS})`;
    await db.delete(address_change).where(lt(address_change.created_at, tooOld));
    await db.delete(session).where(lt(session.created_at, tooOld));
    await renewCustomerBuckets(db);
    await renewFirmClientBuckets(db);
    await renewProductBuckets(db);
    await db.execute(sql`VACUUM (ANALYZE)`);
  });
}
