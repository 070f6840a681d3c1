import { randomBytes } from 'node:crypto';
import type { Token } from '@boekwerk/shared/contract/auth';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { handover } from '../platform/database/schema/sessions';
import { HttpError } from '../platform/errors';
import type { Call, OpenCall } from '../platform/http/call';
import { hashToken, isExpired } from '../platform/http/session-life';
import { forkSession } from './refresh-token';
import { lockSession } from './store';
import { TEXTS } from './texts';

/** The other tab waits for it. */
const SECONDS = 10;

/** A code with which another tab of this browser goes on in the caller's session, beside this one. */
export async function offerHandover({
  db,
  caller: { session_id },
  record,
}: Pick<Call, 'db' | 'caller' | 'record'>): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expires_at = sql`now() + make_interval(secs => ${SECONDS})`;
  await db.insert(handover).values({ code_hash: hashToken(code), session_id, expires_at });
  record({ entity: 'session', after: { state: 'offered to another tab' } });
  return code;
}

/**
 * Opens a session beside the one that a code is of: same user, same company. The code is spent by any try.
 *
 * @throws HttpError 400 for a code that is wrong, late or used, for another browser, and once that session has ended
 */
export async function acceptHandover(
  { db, record }: Pick<OpenCall, 'db' | 'record'>,
  { code, binding }: { code: string; binding: string },
): Promise<Token> {
  const [spent] = await db
    .delete(handover)
    .where(eq(handover.code_hash, hashToken(code)))
    .returning({ session_id: handover.session_id, isLate: sql<boolean>`expires_at < now()` });
  const session = spent && (await lockSession(db, spent.session_id, { isReached: true }));
  if (
    !session ||
    spent.isLate ||
    isExpired(session) ||
    session.binding_hash !== hashToken(binding)
  ) {
    // What spent no code changed nothing: strangers write no history.
    const keepsChanges = spent !== undefined;
    throw new HttpError(400, TEXTS.handoverGone, { keepsChanges });
  }
  return forkSession({ db, record }, session, 'handed over to another tab');
}

export async function deleteOldHandovers(db: Queries): Promise<void> {
  await db.delete(handover).where(lt(handover.expires_at, sql`now()`));
}
