import { createHash } from 'node:crypto';
import type { App } from '../../../platform/app';
import { used_authorization } from '../../../platform/database/schema/accounting';
import { conflict, invalid, notFound } from '../../../platform/errors';
import type { Call } from '../../../platform/http/call';
import { firmOf } from '../firm-of';
import { askForTask } from '../tasks/ask-for-task';
import { TEXTS } from '../texts';
import { openState } from './authorization-state';
import { sealConsent } from './consent';
import { findOfFirm } from './store';

type Returned = { code: string; state: string };

/**
 * Has an organisation linked with the consent that a user came back with.
 *
 * @throws HttpError 422 for consent that was not asked for by this user and firm, or too long ago; 409 for consent that
 * was used
 */
export async function createCredentials(app: App, call: Call, returned: Returned) {
  const firm_id = firmOf(call.caller);
  const { nonce } = await claim(app, call, { ...returned, firm_id, credentials_id: null });
  return askForTask(call, 'link', (task_id) => ({
    firm_id,
    sealed_consent: sealConsent(app, task_id, { code: returned.code, nonce }),
  }));
}

/**
 * Has an organisation of the firm linked anew.
 *
 * @throws HttpError as {@link createCredentials}, and 404 for another firm's
 */
export async function updateCredentials(
  app: App,
  call: Call,
  { id, ...returned }: Returned & { id: number },
) {
  const firm_id = firmOf(call.caller);
  if (!(await findOfFirm(call.db, firm_id, id))) throw notFound(TEXTS.organization);
  const { nonce } = await claim(app, call, { ...returned, firm_id, credentials_id: id });
  return askForTask(call, 'relink', (task_id) => ({
    firm_id,
    credentials_id: id,
    sealed_consent: sealConsent(app, task_id, { code: returned.code, nonce }),
  }));
}

type Expected = Returned & { firm_id: number; credentials_id: number | null };

/** Consent is good once, for who asked for it. */
async function claim(app: App, { db, caller }: Call, expected: Expected) {
  const asked = openState(app, expected.state);
  const isOwn =
    asked?.user_id === caller.user_id &&
    asked.firm_id === expected.firm_id &&
    asked.credentials_id === expected.credentials_id;
  if (!asked || !isOwn) throw invalid({ state: TEXTS.foreignConsent });
  const [claimed] = await db
    .insert(used_authorization)
    .values({ nonce_hash: createHash('sha256').update(asked.nonce).digest('hex') })
    .onConflictDoNothing()
    .returning();
  if (!claimed) throw conflict(TEXTS.usedConsent);
  return asked;
}
