import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Groups of an IPv6 address that name a network; of the rest one client has as many as it likes. */
const NETWORK_GROUPS = 4;

/** Where a call comes from, to count what one client does: its address, and of IPv6 the network. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, NETWORK_GROUPS).join(':')}::/64` : ip;
}

/** The eight groups, with those that `::` leaves out. */
function groupsOf(ip: string): string[] {
  const [first = '', last] = ip.toLowerCase().split('::');
  const [before, behind] = [wordsOf(first), wordsOf(last ?? '')];
  const left = last === undefined ? 0 : Math.max(0, 8 - before.length - behind.length);
  const groups = [...before, ...Array<string>(left).fill('0'), ...behind];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

const wordsOf = (part: string) => part.split(':').filter((group) => group !== '');
