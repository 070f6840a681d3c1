import type { Call } from '../../platform/http/call';
import { countQueuedMails, findFailedMails } from './store';

/** How the mails of the company fare: how many wait, and of which invoices the last one failed. */
export const getMailProgress = async ({ db, caller: { relation_id } }: Call) => ({
  queued: await countQueuedMails(db, relation_id),
  failed: await findFailedMails(db, relation_id),
});
