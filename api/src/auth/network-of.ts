import { isIPv4 } from 'node:net';

/** Groups of an IPv6 address that say whose line it is: /48. */
const GROUPS = 3;

/** The network of an address, without what tells who in it: `203.0.113.*`, `2001:db8:1:*`. */
export function networkOf({ ip }: { ip: string }): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(address)) return `${address.split('.').slice(0, -1).join('.')}.*`;
  const [head = ''] = address.split('::');
  const groups = [...head.split(':').filter(Boolean), ...Array(GROUPS).fill('0')];
  return `${groups.slice(0, GROUPS).join(':')}:*`;
}
