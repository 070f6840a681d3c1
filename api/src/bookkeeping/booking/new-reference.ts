import { randomBytes } from 'node:crypto';

/** Source: RFC 4648, 6, in lower case. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const BYTES = 10;

/** What a transaction is known by: 80 bits at random, as ids come back after a restore and in another installation. */
export function newReference(): string {
  let bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  let text = '';
  for (let left = (BYTES * 8) / 5; left > 0; left--) {
    text = `${BASE32[Number(bits & 31n)]}${text}`;
    bits >>= 5n;
  }
  return `bw-${text}`;
}
