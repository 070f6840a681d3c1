import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { idempotency } from '../database/schema/platform';
import { sqlState } from '../database/sql-state';
import { conflict, refused } from '../errors';
import type { Caller } from './caller';
import { TEXTS } from './texts';

export type Answer = { status: number; reply: unknown };

/** What identifies a repeated call: its caller, endpoint, key and content. */
type Claim = {
  user_id: number;
  relation_id: number;
  action: string;
  key: string;
  request_hash: string;
};

const KEPT_HOURS = 48;
const LOCK_NOT_AVAILABLE = '55P03';

/** @throws HttpError 400 for a key that is no key */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7E]{1,100}$/.test(header)) return header;
  throw refused(TEXTS.wrongKey);
}

/** @param secret keys the hash, so that a password in the request cannot be guessed from it */
export function claimOf(
  { caller, secret }: { caller: Caller; secret: string },
  action: string,
  key: string,
  request: unknown,
): Claim {
  const { user_id, relation_id } = caller;
  const request_hash = createHmac('sha256', secret).update(JSON.stringify(request)).digest('hex');
  return { user_id, relation_id, action, key, request_hash };
}

/**
 * Takes the key for this transaction; a second call with it waits here until the first one has ended.
 *
 * @returns the answer given earlier, or `null` when this is the first call
 * @throws HttpError 409 when the first call takes long, or was another request
 */
export async function claimKey(db: Queries, claim: Claim): Promise<Answer | null> {
  await db.execute(sql`SET LOCAL lock_timeout = '5s'`);
  const [taken] = await db
    .insert(idempotency)
    .values({ ...claim, status: 0 })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
    .catch((error) => {
      throw sqlState(error) === LOCK_NOT_AVAILABLE ? conflict(TEXTS.inFlight) : error;
    });
  await db.execute(sql`SET LOCAL lock_timeout = DEFAULT`);
  if (taken) return null;

  const [earlier] = await db.select().from(idempotency).where(same(claim));
  if (!earlier || earlier.status === 0) throw conflict(TEXTS.inFlight);
  if (earlier.request_hash !== claim.request_hash) throw conflict(TEXTS.otherRequest);
  return { status: earlier.status, reply: earlier.reply };
}

/** Keeps the answer under its key, in the transaction of what was done for it. */
export async function saveReply(db: Queries, claim: Claim, answer: Answer): Promise<void> {
  await db.update(idempotency).set(answer).where(same(claim));
}

/** Gives the key back, if there is one, as nothing was done under it: the same may be tried again. */
export async function releaseKey(db: Queries, claim: Claim | null): Promise<void> {
  if (claim) await db.delete(idempotency).where(same(claim));
}

/** Every night: nobody sends the same again after so many hours. */
export async function deleteOldReplies(db: Queries): Promise<void> {
  const tooOld = sql`now() - make_interval(hours => ${KEPT_HOURS})`;
  await db.delete(idempotency).where(lt(idempotency.created_at, tooOld));
}

/** Forgets what was answered to somebody. */
export async function deleteRepliesTo(db: Queries, user_id: number): Promise<void> {
  await db.delete(idempotency).where(eq(idempotency.user_id, user_id));
}

const same = ({ user_id, relation_id, action, key }: Claim) =>
  and(
    eq(idempotency.user_id, user_id),
    eq(idempotency.relation_id, relation_id),
    eq(idempotency.action, action),
    eq(idempotency.key, key),
  );
