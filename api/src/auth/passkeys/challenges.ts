import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../platform/database/connect';
import { passkey_challenge } from '../../platform/database/schema/sessions';
import { hashToken } from '../../platform/http/session-life';

/** How long somebody has to find the device and unlock it. */
const SECONDS = 300;
export const CHALLENGE_MS = SECONDS * 1000;

/** Who alone may use a challenge: the browser that signs in, or the session that adds a passkey. */
export const browserThatAsks = (binding: string) => `browser ${hashToken(binding)}`;
export const sessionThatAsks = (session_id: string) => `session ${session_id}`;

/** 256 bits in base64url, of which only the hash is kept. */
export async function createChallenge(db: Queries, asked_by: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = sql`now() + make_interval(secs => ${SECONDS})`;
  await db
    .insert(passkey_challenge)
    .values({ challenge_hash: hashToken(challenge), asked_by, expires_at });
  return challenge;
}

/**
 * Spends the challenge that was signed: of two who come with it at once one gets it.
 *
 * @returns the challenge; `null` when it is none, was used, is late, or is another's
 */
export async function spendChallenge(
  db: Queries,
  { clientDataJSON, asked_by }: { clientDataJSON: string; asked_by: string },
): Promise<string | null> {
  const told = v.safeParse(ClientData, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  if (!told.success) return null;
  const { challenge } = told.output;
  const spent = await db
    .delete(passkey_challenge)
    .where(
      and(
        eq(passkey_challenge.challenge_hash, hashToken(challenge)),
        eq(passkey_challenge.asked_by, asked_by),
        gt(passkey_challenge.expires_at, sql`now()`),
      ),
    )
    .returning({ hash: passkey_challenge.challenge_hash });
  return spent.length > 0 ? challenge : null;
}

/** What a browser says of its call, of which the library checks the rest. */
const ClientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

export async function deleteOldChallenges(db: Queries): Promise<void> {
  await db.delete(passkey_challenge).where(lt(passkey_challenge.expires_at, sql`now()`));
}
