import type { Call } from '../../platform/http/call';
import { countQueuedMails, findFailedMails } from './store';

/** The state of the company's mails: how many wait, and the invoices whose last mail failed. */
export const getMailProgress = async ({ db, caller: { relation_id } }: Call) => ({
  queued: await countQueuedMails(db, relation_id),
  failed: await findFailedMails(db, relation_id),
});
