import type { Token } from '@boekwerk/shared/contract/auth';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { relation_user } from '../database/schema/relations';
import { user } from '../database/schema/users';
import { hashToken } from '../http/authenticate';
import type { OpenCall, Preparation } from '../http/call';
import { forbidden, refused } from '../http/errors';
import { countAttempt, forgetAttempts, uncountAttempt } from './attempts';
import { fitsPassword } from './password';
import { openSession, TOKEN_SECONDS } from './store';
import { newToken } from './tokens';

const PER_ADDRESS = { tries: 10, minutes: 15 };
/** A whole office may be behind one client address; only failures count for long. */
const PER_CLIENT = { tries: 100, minutes: 15 };

type Credentials = { email: string; password: string };

/**
 * Checks a password, before any transaction: hashing is slow on purpose.
 *
 * @returns the user's id
 * @throws HttpError 400 for a wrong pair, in the same time whether the address is known or not; 429
 */
export async function checkCredentials(
  { db, request }: Preparation<OpenCall>,
  { email, password }: Credentials,
): Promise<number> {
  const address = `login address ${email.toLowerCase()}`;
  const client = `login client ${request.ip}`;
  await countAttempt(db, client, PER_CLIENT);
  await countAttempt(db, address, PER_ADDRESS);

  const [found] = await db
    .select()
    .from(user)
    .where(and(eq(sql`lower(${user.email})`, email.toLowerCase()), eq(user.status, 0)));
  const fits = await fitsPassword(password, found?.password_hash ?? null);
  if (!found || !fits) throw refused('Email of wachtwoord is onjuist');

  await forgetAttempts(db, address);
  await uncountAttempt(db, client);
  return found.id;
}

/** Opens a session in the user's default company. @param binding ties it to the browser */
export async function signIn(
  { db, record }: Pick<OpenCall, 'db' | 'record'>,
  { user_id, binding }: { user_id: number; binding: string },
): Promise<Token> {
  const role = await defaultRole(db, user_id);
  if (!role) throw forbidden();

  const { relation_id, is_owner, type } = role;
  const id = crypto.randomUUID();
  const token = newToken(id);
  await openSession(db, { id, user_id, relation_id, binding_hash: hashToken(binding) }, token);
  record({ entity: 'session', after: { state: 'opened' }, by: { user_id, relation_id } });
  return { token, token_type: 'bearer', expires_in: TOKEN_SECONDS, is_owner, relation_id, type };
}

async function defaultRole(db: Queries, user_id: number) {
  const [role] = await db
    .select()
    .from(relation_user)
    .where(and(eq(relation_user.user_id, user_id), eq(relation_user.status, 0)))
    .orderBy(desc(relation_user.is_default), asc(relation_user.id))
    .limit(1);
  return role;
}
