import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Finds the addresses of a name, in another order each time: of several APIs behind one name each gets connections, as the
 * system would always give the same one first. Of those that do not answer the next one is tried, by Node itself.
 *
 * @param leftAt of an address: who left last comes last, as there who left before may be back
 */
export const spread =
  (leftAt: (address: string) => number): LookupFunction =>
  (hostname, options, callback) =>
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      const mixed = error ? [] : shuffled(found);
      const all = mixed.sort((one, other) => leftAt(one.address) - leftAt(other.address));
      if (error || options.all) return callback(error, all);
      const [first] = all;
      callback(null, first?.address ?? '', first?.family);
    });

function shuffled(found: LookupAddress[]): LookupAddress[] {
  const start = Math.floor(Math.random() * found.length);
  return [...found.slice(start), ...found.slice(0, start)];
}
