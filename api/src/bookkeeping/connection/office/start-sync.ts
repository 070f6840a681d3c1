import { conflict, refused } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { findCredentials } from '../credentials/store';
import { askForTask } from '../tasks/ask-for-task';
import { findOpenOfCompany } from '../tasks/store';
import { TEXTS } from '../texts';
import { lockConnection } from './store';

/**
 * Has all that the linked office has read anew; who asks while that, or linking, is under way is told how far it is.
 *
 * @throws HttpError 400 when the office is gone, so that another one is chosen; 409 without a link, or with a broken one
 */
export async function startSync(call: Call) {
  const { db, caller } = call;
  const connection = await lockConnection(db, caller.relation_id);
  if (!connection) throw conflict(TEXTS.notLinked);
  const { credentials_id, office_code } = connection;
  const credentials =
    credentials_id === null ? undefined : await findCredentials(db, credentials_id);
  if (!credentials || credentials.broken_reason) throw conflict(TEXTS.broken);
  if (connection.office_gone_at) throw refused(TEXTS.officeGone);
  const [open] = await findOpenOfCompany(db, caller.relation_id);
  return open ?? askForTask(call, 'sync', { office_code });
}
