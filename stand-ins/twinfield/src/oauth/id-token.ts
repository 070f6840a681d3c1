import { createHmac } from 'node:crypto';
import type { Books } from '../books/books';
import type { Grant } from '../books/types';
import type { Client } from '../stand-in';
import { subjectOf } from './claims';
import { ACCESS_SECONDS } from './tokens';

/** Says who gave consent, with the nonce of the request; signed with the client's secret (HS256). */
export function idToken(books: Books, client: Client, grant: Grant): string {
  const seconds = Math.floor(books.now().getTime() / 1000);
  const claims = {
    sub: subjectOf(grant),
    aud: client.id,
    nonce: grant.nonce,
    iat: seconds,
    exp: seconds + ACCESS_SECONDS,
  };
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', client.secret).update(signed).digest('base64url')}`;
}
