import { timingSafeEqual } from 'node:crypto';
import type { Client, StandIn } from '../stand-in';

/** The client that a Basic header names and proves to be. */
export function clientOf({ options }: StandIn, authorization = ''): Client | undefined {
  const [scheme, encoded = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  const said = Buffer.from(encoded, 'base64').toString();
  const colon = said.indexOf(':');
  const client = options.clients.find(({ id }) => id === said.slice(0, colon));
  return client && isSame(client.secret, said.slice(colon + 1)) ? client : undefined;
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
