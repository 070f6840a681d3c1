import { type Amount, type Cents, fromCents, portion, sum, toCents } from './money';

/** An amount that carries its currency: what is in one currency never meets what is in another. */
export type Money = {
  readonly amount: Amount;
  /** ISO 4217: `EUR`. */
  readonly currency: string;
};

export const moneyOf = (amount: Amount, currency: string): Money => ({ amount, currency });

/** Currencies whose smallest coin is the whole (ISO 4217). */
const WITHOUT_DECIMALS: readonly string[] = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW'],
  ...['PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
];

/** How many hundredths the smallest coin of a currency is. */
const coinOf = (currency: string): number => (WITHOUT_DECIMALS.includes(currency) ? 100 : 1);

/** Whether there are coins that make up an amount: there is no half a yen. */
export const isPayable = ({ amount, currency }: Money): boolean =>
  toCents(amount) % coinOf(currency) === 0;

/** @throws RangeError for what is in several currencies */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  const { currency } = first;
  const other = others.find((each) => each.currency !== currency);
  if (other) throw new RangeError(`${currency} and ${other.currency} do not add up`);
  const cents = [first, ...others].map(({ amount }) => toCents(amount));
  return moneyOf(fromCents(sum(cents)), currency);
}

export const negated = ({ amount, currency }: Money): Money => moneyOf(0 - amount, currency);

/** `money × numerator / denominator` in coins of its currency, half away from zero; the factors are whole numbers. */
export function portionOf(
  { amount, currency }: Money,
  numerator: number | bigint,
  denominator: number | bigint,
): Money {
  const coin = BigInt(coinOf(currency));
  const coins = portion(toCents(amount), BigInt(numerator), BigInt(denominator) * coin);
  return moneyOf(fromCents((coins * Number(coin)) as Cents), currency);
}
