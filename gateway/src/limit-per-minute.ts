import { visitorAddress } from './visitor-address';

/**
 * Counts what clients send to us unasked. One client is an address, of IPv6 its network: else one of them would fill all
 * that there is for everybody. It remembers one minute, so no more clients than may send in it.
 *
 * @returns whether a client may send something more this minute
 */
export function limitPerMinute(limits: { ofOne: number; ofAll: number }): (ip: string) => boolean {
  let minute = 0;
  let all = 0;
  const perClient = new Map<string, number>();

  return (ip) => {
    const client = visitorAddress(ip);
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      all = 0;
      perClient.clear();
    }
    const ofClient = perClient.get(client) ?? 0;
    if (all >= limits.ofAll || ofClient >= limits.ofOne) return false;
    all += 1;
    perClient.set(client, ofClient + 1);
    return true;
  };
}
