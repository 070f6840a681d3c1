import { createHmac, randomBytes } from 'node:crypto';

/** A token names its session, so that one from long ago is still known for what it is. */
export const newToken = (session_id: string) =>
  `${session_id}.${randomBytes(32).toString('base64url')}`;

/**
 * The token after this one: always the same, so that calls that race get one successor, though only its
 * hash is kept. Without the secret nobody can tell it from a random one.
 */
export function successorOf(token: string, secret: string): string {
  const random = createHmac('sha256', secret).update(token).digest('base64url');
  return `${sessionOf(token)}.${random}`;
}

/** The session a token says it is of; `null` when it is no token. */
export const sessionOf = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
