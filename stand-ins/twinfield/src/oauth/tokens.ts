import { randomBytes } from 'node:crypto';
import type { Books } from '../books/books';
import { type Change, put } from '../books/tables';
import type { Grant, Token } from '../books/types';

/** An access token lives an hour, a refresh token 25 years. */
const LIFE_SECONDS = { access: 3600, refresh: 25 * 365 * 24 * 3600 } as const;

export const ACCESS_SECONDS = LIFE_SECONDS.access;

export const newSecret = () => randomBytes(32).toString('base64url');

/** A token for what was granted; the caller commits it. */
export function newToken(
  books: Books,
  kind: Token['kind'],
  granted: Pick<Token, 'grant' | 'client' | 'scope' | 'organisation' | 'user'>,
): Token {
  const issuedAt = books.now().getTime();
  const { grant, client, scope, organisation, user } = granted;
  return {
    token: newSecret(),
    kind,
    grant,
    client,
    scope,
    organisation,
    user,
    issuedAt,
    expiresAt: issuedAt + LIFE_SECONDS[kind] * 1000,
    isRevoked: false,
  };
}

/** What a token and a grant have in common. */
export const grantedBy = (grant: Grant) => ({
  grant: grant.code,
  client: grant.client,
  scope: grant.scope,
  organisation: grant.organisation,
  user: grant.user,
});

export function liveToken(books: Books, kind: Token['kind'], said: string): Token | undefined {
  const token = books.tables.tokens.get(said);
  return token?.kind === kind && whyDead(books, said) === undefined ? token : undefined;
}

/** Why a token is of no use; `undefined` for one that is. */
export function whyDead(books: Books, said: string): 'unknown' | 'revoked' | 'expired' | undefined {
  const token = books.tables.tokens.get(said);
  if (!token) return 'unknown';
  if (token.isRevoked) return 'revoked';
  return token.expiresAt <= books.now().getTime() ? 'expired' : undefined;
}

/** All tokens that fit, revoked. */
export const revoked = ({ tables }: Books, fits: (token: Token) => boolean): Change[] =>
  [...tables.tokens.values()]
    .filter(fits)
    .map((token) => put('tokens', { ...token, isRevoked: true }));

/** All access tokens, past their hour. */
export const expired = ({ tables, now }: Books): Change[] =>
  [...tables.tokens.values()]
    .filter(({ kind }) => kind === 'access')
    .map((token) => put('tokens', { ...token, expiresAt: now().getTime() }));
