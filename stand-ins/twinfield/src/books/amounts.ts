/** An amount in hundredths: always a whole number, so that sums are exact. */
export type Cents = number;

const SCALE = 9;

/** An amount as the protocol writes it, `0.00` with a point; `null` when it is none, or below zero. */
export function centsOf(text: string): Cents | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
}

/** `12345` → `123.45`. */
export function amountOf(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A percentage of an amount, half a cent away from zero. `percentage` is a decimal text such as `21.000000000`. */
export const percentOf = (amount: Cents, percentage: string): Cents =>
  divided(BigInt(amount) * scaled(percentage), 100n * 10n ** BigInt(SCALE));

/** An amount times a rate of exchange, half a cent away from zero. */
export const times = (amount: Cents, rate: string): Cents =>
  divided(BigInt(amount) * scaled(rate), 10n ** BigInt(SCALE));

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.padEnd(SCALE, '0').slice(0, SCALE)}`);
}

function divided(numerator: bigint, denominator: bigint): Cents {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n;
  return Number((numerator + half) / denominator);
}
