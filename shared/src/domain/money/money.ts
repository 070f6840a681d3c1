declare const cents: unique symbol;

/** At most two decimals, in the currency that is said beside it: what is on the wire, in forms and in the database. */
export type Amount = number;

/** An amount in euro. Invoices know no other currency. */
export type Euro = Amount;

/** A whole number of cents, or hundredths of another currency. Only the domain calculates, and only in these. */
export type Cents = number & { readonly [cents]: true };

/** The largest amount an invoice, a price or a payment may have. */
export const MAX_EURO: Euro = 999_999_999.99;

/** The cents in an amount; what lies beyond a hundredth is float noise and is rounded off. */
export const toCents = (amount: Amount) => Math.round(amount * 100) as Cents;

/** An amount of so many cents, with two decimals at most. */
export const fromCents = (cents: Cents): Amount => cents / 100;

/** `a + b`, exact to the cent. */
export const plus = (a: Euro, b: Euro): Euro => fromCents((toCents(a) + toCents(b)) as Cents);

/** `a - b`, exact to the cent. */
export const minus = (a: Euro, b: Euro): Euro => fromCents((toCents(a) - toCents(b)) as Cents);

/** Whether a number has at most `decimals` decimals. */
export const hasDecimals = (value: number, decimals: number) =>
  Number.isFinite(value) && Number(value.toFixed(decimals)) === value;

/** Divides whole numbers, half away from zero. */
export function divide(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n === denominator < 0n ? 1n : -1n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  return sign * ((2n * n + d) / (2n * d));
}

/** `amount × numerator / denominator` in cents, half away from zero; the factors are whole numbers. */
export const portion = (amount: Cents, numerator: number | bigint, denominator: number | bigint) =>
  Number(divide(BigInt(amount) * BigInt(numerator), BigInt(denominator))) as Cents;

export const sum = (amounts: readonly Cents[]) =>
  amounts.reduce((total, amount) => total + amount, 0) as Cents;

/** A share of `total` that is not a whole number of cents: `numerator / denominator`. */
export type Share = { numerator: bigint; denominator: bigint };

/**
 * Shares `total` out so that nothing is lost: every exact share is rounded down, and the cents that are
 * left go one by one to the largest remainders, the first of equal ones first.
 *
 * @param exact the exact share of each, adding up to about `total`
 */
export function apportion(exact: readonly Share[], total: Cents): Cents[] {
  const parts = exact.map(({ numerator, denominator }, index) => {
    const floor = floorDivide(numerator, denominator);
    return { index, floor, rest: numerator - floor * denominator, denominator };
  });
  const shares = parts.map(({ floor }) => Number(floor));
  const missing = total - shares.reduce((all, share) => all + share, 0);
  const byRest = [...parts].sort((a, b) => compareRests(b, a) || a.index - b.index);
  for (const { index } of byRest.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares as Cents[];
}

/** `amount / whole` of `total`, as an exact share; nothing when `whole` is zero. */
export const shareOf = (amount: Cents, whole: Cents, total: Cents): Share =>
  whole === 0
    ? { numerator: 0n, denominator: 1n }
    : positiveDenominator(BigInt(total) * BigInt(amount), BigInt(whole));

const positiveDenominator = (numerator: bigint, denominator: bigint): Share =>
  denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

type Rest = { rest: bigint; denominator: bigint };

function compareRests(a: Rest, b: Rest): number {
  const difference = a.rest * b.denominator - b.rest * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}
