import { createHash } from 'node:crypto';
import type { Token } from '../books/types';
import { clusterUrl, type StandIn } from '../stand-in';

type Who = Pick<Token, 'organisation' | 'user'>;

/** A user's name for programs: a GUID that is always the same. */
export function subjectOf({ organisation, user }: Who): string {
  const hash = createHash('sha256').update(`${organisation}/${user}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

/** What a token tells of its user: only what the scopes allow. */
export function claimsOf(standIn: StandIn, token: Token): Record<string, unknown> {
  const scopes = token.scope.split(' ');
  const organisation = standIn.books.tables.organisations.get(token.organisation);
  const cluster = clusterUrl(standIn);
  return {
    sub: subjectOf(token),
    ...(scopes.includes('twf.organisationUser') && {
      'twf.organisationUserCode': token.user,
    }),
    ...(scopes.includes('twf.organisation') && {
      'twf.organisationId': organisation?.id,
      'twf.organisationCode': token.organisation,
      ...(cluster && { 'twf.clusterUrl': cluster }),
    }),
  };
}
