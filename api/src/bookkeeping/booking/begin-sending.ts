import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { holdsOffice } from '../connection/office/store';
import { type StoredAttempt, updateSeen } from './attempt-store';

/** How long after it is marked something may leave: who was stopped for longer looks it up instead. */
const LEAVES_WITHIN_MS = 30_000;

export type Begun<Attempt extends StoredAttempt> = { attempt: Attempt; not_after: Date };

/**
 * Marks that something is sent now, in a transaction of its own, before it is.
 *
 * @returns nothing when another has it meanwhile, or the company no longer books there through these credentials
 */
export async function beginSending<Attempt extends StoredAttempt>(
  app: App,
  seen: Attempt,
  credentials_id: number,
): Promise<Begun<Attempt> | undefined> {
  const now = new Date();
  const { office_code } = seen.request;
  const sent =
    seen.state === 'uncertain' || seen.resent_at !== null ? { resent_at: now } : { sent_at: now };
  const attempt = await change(app, async ({ db }) => {
    if (!(await holdsOffice(db, seen.relation_id, { credentials_id, office_code })))
      return undefined;
    return updateSeen(db, seen, { state: 'sending', waiting_reason: null, ...sent });
  });
  if (!attempt) return undefined;
  // The kind of a row never changes.
  const begun = attempt as Attempt;
  return { attempt: begun, not_after: new Date(now.getTime() + LEAVES_WITHIN_MS) };
}
