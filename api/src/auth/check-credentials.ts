import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { emailKey, hasEmail } from '../platform/database/has-email';
import { lockUser, type UserRow } from '../platform/database/lock-user';
import { user } from '../platform/database/schema/users';
import { refused } from '../platform/errors';
import {
  countAttempts,
  deleteAttempts,
  limitAttempts,
  uncountAttempt,
} from '../platform/http/attempts';
import type { OpenCall, Preparation } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { sourceOf } from './known-browser';
import { verifyPassword } from './password';
import { signInDelay } from './sign-in-delay';
import { TEXTS } from './texts';

/** For one address, from one browser or client. */
const PER_SOURCE = { tries: 10, minutes: 15 };
/** A whole office may be behind one client address; only failures count for long. */
const PER_CLIENT = { tries: 100, minutes: 15 };

/**
 * Under which name tries to sign in with an address are counted, in one word: whoever types a place behind it would else
 * use up the tries of who signs in there.
 */
export const loginSubject = (email: string) =>
  `login address ${emailKey(email).replaceAll(' ', '_')}`;

type Credentials = { email: string; password: string };
/** Whose password fits, and which one it was. */
type Proven = Pick<typeof user.$inferSelect, 'id' | 'password_hash'>;

/**
 * Checks a password, before any transaction: hashing is slow on purpose. Tries are counted per address and where they
 * come from; many from everywhere make the next ones wait.
 *
 * @throws HttpError 400 for a wrong pair, in the same time whether the address is known or not, and for an account
 * that was not activated in time; 429
 */
export async function checkCredentials(
  { config }: Pick<App, 'config'>,
  { db, request }: Preparation<OpenCall>,
  { email, password }: Credentials,
): Promise<Proven> {
  const address = loginSubject(email);
  const client = `login client ${clientOf(request)}`;
  const [found] = await db
    .select()
    .from(user)
    .where(and(hasEmail(email), eq(user.status, 0)));
  request.signingIn = found?.id ?? null;
  await limitAttempts(db, client, PER_CLIENT);
  const { isKnown, source } = await sourceOf(config, { db, request }, found?.id ?? 0);
  await limitAttempts(db, `${address} ${source}`, PER_SOURCE);
  if (!isKnown) await sleep(signInDelay(await countAttempts(db, address, PER_SOURCE.minutes)));

  const fits = await verifyPassword(password, found?.password_hash ?? null);
  if (!found || !fits) throw refused(TEXTS.wrongPair);

  await deleteAttempts(db, `${address} ${source}`);
  await uncountAttempt(db, client);
  if (found.activation_due_at && found.activation_due_at < new Date())
    throw refused(TEXTS.notActivated);
  return found;
}

/**
 * Who changes a password signs everybody out. A sign-in with the former one that was under way meanwhile is refused, so
 * that it is not opened right after.
 *
 * @returns the user, locked
 * @throws HttpError 400
 */
export async function refuseFormerPassword(
  db: Queries,
  { id, password_hash }: Proven,
): Promise<UserRow> {
  const now = await lockUser(db, id);
  if (now.password_hash !== password_hash) throw refused(TEXTS.wrongPair);
  return now;
}
